import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { dayFromNow } from '../club-data.mjs';
import { median, startServer } from '../server-process.mjs';
import { SERVER } from '../../setup/run.mjs';
import { HEADERS, launch } from './browser.mjs';

const ROWS = 500;
/** The most that a team may have. */
const NAMES = 300;
const MAX_SCRIPT_MS = 100;
const SLOWDOWN = 4;
const DESK = { width: 1280, height: 844 };
/** Before an action, until the page is quiet; and after it, until its refetches are shown. */
const [QUIET_MS, DONE_MS] = [700, 1500];
const AT_ONCE = 25;
/** In one of seven runs, the median of three was half as large again. */
const TIMES_PER_ROUND = 2;

/** A team with a session for which five hundred are registered. */
async function givenSession(context, url) {
  const post = async (path, data) => {
    const answer = await context.request.post(url + path, { headers: HEADERS, data });
    if (!answer.ok()) throw new Error(`POST ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const { id: team } = await post('/api/teams', { name: 'M15 AAA Long Lists', league: 'lheq' });
  const { id: session } = await post(`/api/teams/${team}/sessions`, {
    teamId: team,
    date: dayFromNow(7),
    time: '6:00 PM - 7:30 PM',
    location: 'Dollard Civic Centre - Dollard-Des Ormeaux',
  });
  const register = (number) =>
    post(`/api/sessions/${session}/registrations`, {
      playerName: `Invented Player ${number}`,
      playerPosition: number < 20 ? 'Goalie' : 'Defense',
      playerAge: 14,
      parentName: 'Invented Parent',
      parentEmail: `parent${number}@example.test`,
      consentVersion: '2026-11',
      parentalAuthority: true,
    });
  for (let first = 0; first < ROWS; first += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => register(first + index)));
  return { team, session };
}

/**
 * Measures the script of actions in that page: 'ScriptDuration' of the DevTools protocol, in milliseconds of a slowed
 * processor. An action is prepared by a function that returns the action: what finds an element is script, too.
 */
async function stopwatch(page, rounds) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable');
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const script = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  };
  return async (what, prepare) => {
    const times = [];
    for (let round = 0; round < rounds * TIMES_PER_ROUND; round += 1) {
      const act = await prepare(round);
      await page.waitForTimeout(QUIET_MS);
      const before = await script();
      await act();
      await page.waitForTimeout(DONE_MS);
      times.push((await script()) - before);
    }
    return { what, ms: median(times), most: MAX_SCRIPT_MS };
  };
}

/** Actions of a page, as functions that prepare them. */
const actionsOf = (page) => ({
  click: async (element) => {
    await element.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await element.boundingBox();
    return () => page.mouse.click(x + width / 2, y + height / 2);
  },
  press: async (element, key) => {
    await element.focus();
    return () => page.keyboard.press(key);
  },
});

/** What a coach does in lists of five hundred players, on a slow phone or computer. */
export async function* longLists({ DATA_DIR, ...env }, folder, { rounds }) {
  const own = join(folder, 'long-lists');
  cpSync(DATA_DIR, own, { recursive: true });
  const { url, stop } = await startServer(SERVER, '/api/health/ready', { ...env, DATA_DIR: own });
  const browser = await launch();
  const context = await browser.signedIn(url, DESK);
  const { team, session } = await givenSession(context, url);
  const page = await context.newPage();
  const measure = await stopwatch(page, rounds);
  const { click, press } = actionsOf(page);
  const open = async (path, row) => {
    await page.goto(url + path);
    await row.nth(3).waitFor();
    await page.waitForTimeout(DONE_MS);
  };

  const drawer = page.getByRole('dialog');
  const roster = `/admin?view=tryouts&team=${team}&registrations=${session}`;
  const search = drawer.getByRole('searchbox');
  await open(roster, drawer.locator('tbody tr'));
  yield await measure('roster: a tick', (round) => click(drawer.locator('tbody [type=checkbox]').nth(round)));
  yield await measure('roster: the next page', () => click(drawer.locator('.ant-pagination-next')));
  // The first click sorts by what the rows are sorted by.
  await drawer.locator('thead button').first().click();
  yield await measure('roster: another order', () => click(drawer.locator('thead button').first()));
  yield await measure('roster: a letter of the search', async (round) => {
    await search.fill('');
    return press(search, String(round + 1));
  });

  const switches = page.getByRole('switch');
  const sought = page.getByRole('searchbox');
  await open(`/admin/check-in/sessions/${session}`, switches);
  yield await measure('check-in: a tick', (round) => click(switches.nth(round + 3)));
  yield await measure('check-in: a letter of the search', async () => {
    await sought.fill('');
    return press(sought, '4');
  });
  yield await measure('check-in: a tick of one found', async (round) => {
    await sought.fill('4');
    await page.waitForTimeout(QUIET_MS);
    return click(switches.nth(round + 8));
  });

  const list = page.getByRole('textbox').and(page.locator('textarea')).first();
  await page.goto(`${url}/admin?view=tryouts&team=${team}`);
  await list.fill(Array.from({ length: NAMES }, (_, number) => `Invented Player ${number}`).join('\n'));
  yield await measure(`a letter in a list of ${NAMES}`, () => press(list, 'a'));
  yield await measure(`saving a list of ${NAMES}`, async () => {
    await list.press('b');
    return press(list, 'Control+s');
  });
  await browser.close();
  await stop();
}
