import { readFile } from 'node:fs/promises';
import { chooseFor, chooseForRoster, headers, notice } from '../support/back-office.ts';
import { expect } from '../support/site-test.ts';
import { longDay, t } from '../support/texts.ts';
import { button, see, type Walk } from './walk.ts';

/** A formula that a spreadsheet would run. */
const FORMULA = '=1+1 Demo';

/** Registrations of a session of two places: none, then three; a promotion, a cancellation, the CSV. */
export async function walkRegistrations(walk: Walk, team: number, day: string): Promise<void> {
  const { page, office } = walk;
  const when = `${longDay(day)}, 6:00 PM – 7:30 PM`;
  const [session] = (await (await office.get(`/api/teams/${team}/sessions`)).json()) as { id: number }[];
  await office.put(`/api/sessions/${session?.id}`, { headers, data: { capacity: 2 } });
  await page.goto(`/admin?view=tryouts&team=${team}`);
  await button(page, t('registrations.openNamed', { filled: '0/2', when })).click();
  const drawer = page.getByRole('dialog', { name: t('registrations.title', { when }) });
  await see(
    drawer,
    t('registrations.counts', { registered: 0, count: 2, waiting: 0 }),
    t('registrations.none'),
  );
  await button(drawer, t('common.close')).click();

  for (const playerName of [FORMULA, 'Demo Second', 'Demo Third'])
    await register(walk, session?.id, playerName);
  await page.reload();
  await button(page, t('registrations.openNamed', { filled: '2/2 + 1', when })).click();
  await see(
    drawer,
    t('registrations.counts', { registered: 2, count: 2, waiting: 1 }),
    t('registrations.inLine', { number: 1 }),
    t('registrations.consentMissing'),
  );

  await chooseFor(page, 'Demo Third', t('registrations.confirm'));
  const question = page.getByRole('dialog', {
    name: t('registrations.confirmNamed', { name: 'Demo Third' }),
  });
  await see(question, t('registrations.confirmText', { name: 'Demo Third' }));
  await button(question, t('registrations.confirm')).click();
  await expect(notice(page, t('registrations.confirmed', { name: 'Demo Third' }))).toBeVisible();
  await see(drawer, t('registrations.counts', { registered: 3, count: 3, waiting: 0 }));

  await chooseFor(page, 'Demo Second', t('registrations.cancel'));
  const sure = page.getByRole('dialog', { name: t('registrations.cancelNamed', { name: 'Demo Second' }) });
  await see(sure, t('registrations.cancelText', { name: 'Demo Second' }));
  await button(sure, t('registrations.cancel')).click();
  await expect(notice(page, t('registrations.cancelled', { name: 'Demo Second' }))).toBeVisible();
  await see(
    drawer,
    t('registrations.counts', { registered: 2, count: 3, waiting: 0 }),
    t('registrations.cancelledCount', { count: 1 }),
  );

  await drawer.getByLabel(t('registrations.search')).fill('nobody at all');
  await see(drawer, t('registrations.noneFound'));
  const download = page.waitForEvent('download');
  await chooseForRoster(page, t('registrations.saveCsv'));
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe(
    `\ufeffNo.,Player,Status,Place in line,Position,Age,Year of birth,Parent,Email,Phone,Consent,Mail,Registered,Present,Fee paid,Note`,
  );
  const row = lines.find((line) => line.includes(FORMULA)) ?? '';
  const cells = row.split(',');
  expect(cells[1]).toBe(`'${FORMULA}`);
  expect(cells.slice(2, 9)).toEqual([
    t('registrations.statuses.confirmed'),
    '',
    t('registrations.positions.Goalie'),
    '13',
    '',
    'Demo Parent',
    'demo.parent@example.test',
  ]);
}

async function register({ office }: Walk, session: number | undefined, playerName: string): Promise<void> {
  const data = {
    playerName,
    playerPosition: 'Goalie',
    playerAge: 13,
    parentName: 'Demo Parent',
    parentEmail: 'demo.parent@example.test',
  };
  const answer = await office.post(`/api/sessions/${session}/registrations`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
}
