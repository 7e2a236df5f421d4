import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { cpSync } from 'node:fs';
import { findChromium } from '../../testing/chromium.mjs';
import { PAGES } from '../club-data.mjs';
import { addPhotograph } from './photograph.mjs';
import { median, startServer } from '../server-process.mjs';
import { saveTwin } from '../baselines/static-twin.mjs';
import { freePort } from '../../setup/free-port.mjs';
import { SERVER } from '../../setup/run.mjs';

const READY = '/api/health/ready';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/**
 * Team pages are not indexed, because they may name children: the audit that requires indexing is excluded.
 */
const isNoindex = (address) => address.includes('/hockey-programs/team/');

/** Warm-up requests: the benchmark measures a running server, not its first page. */
const WARM_UP = 30;

const MOST_TIMES = 1.05;
const MOST_TIMES_WITH_PHOTOGRAPH = 1.15;

/** Maximum total blocking time of scripts, in milliseconds. */
const MAX_TBT = 10;

/** Maximum number of rounds per requested round: see `quietRounds`. */
const ROUNDS_FOR_ONE = 4;

/**
 * Lighthouse sometimes loses a trace and asks for another run; an address that fails this often is broken.
 */
const TRIES = 3;

/** One Lighthouse run in a fresh browser: its phone, on simulated slow 4G and a 4 × slower CPU. */
async function lookOnce(address, { executablePath, onlyCategories, skipAudits }) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(address, { port, logLevel: 'error', onlyCategories, skipAudits });
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    const value = (audit) => lhr.audits[audit].numericValue;
    return {
      lcp: value('largest-contentful-paint'),
      fcp: value('first-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scores: Object.fromEntries(CATEGORIES.map((id) => [id, (lhr.categories[id]?.score ?? NaN) * 100])),
      missed: Object.fromEntries(CATEGORIES.map((id) => [id, missedIn(lhr, id)])),
    };
  } finally {
    await browser.close();
  }
}

async function lookAt(address, options) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await lookOnce(address, options);
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

/** The audits that cost a category points. */
function missedIn({ categories, audits }, id) {
  const counted = (categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return counted.map((audit) => audit.id).filter((audit) => (audits[audit].score ?? 1) < 0.9);
}

/**
 * A busy machine only adds blocking time or lowers a score, so the best round is the closest to the page's own value. A
 * simulated paint of one page is a tenth more or less from one round to the next: the median of the rounds counts.
 */
function linesOf(name, rounds, hasNoindex, most = MOST_TIMES) {
  const blocking = (page) => Math.min(...rounds.map((round) => round[page].tbt));
  const typical = (page, key) => median(rounds.map((round) => round[page][key]));
  const ratio = (key) => typical('site', key) / typical('twin', key);
  const of = 'its static twin';
  const scores = CATEGORIES.map((id) => {
    const missed = [...new Set(rounds.flatMap(({ site }) => site.missed[id]))];
    const notes = [...missed, ...(id === 'seo' && hasNoindex ? ['is-crawlable left out: noindex'] : [])];
    const score = Math.max(...rounds.map(({ site }) => site.scores[id]));
    return { what: `${name}, ${id}`, score, least: 100, notes };
  });
  return [
    { what: `${name}, LCP`, ratio: ratio('lcp'), of, most },
    { what: `${name}, FCP`, ratio: ratio('fcp'), of, most: MOST_TIMES },
    {
      what: `${name}, TBT`,
      ms: blocking('site'),
      most: MAX_TBT,
      notes: [`its twin ${blocking('twin').toFixed(0)} ms`],
    },
    { what: `${name}, CLS`, shift: Math.max(...rounds.map(({ site }) => site.cls)), most: 0.01 },
    ...scores,
  ];
}

/**
 * Measures a page and its twin alternately, until enough rounds ran on a quiet machine. A page
 * without script blocks nothing: where the twin before or after exceeds the bound, the machine caused it, and
 * the round between them is dropped. If the machine is never quiet, all rounds count.
 */
async function quietRounds(wanted, lookAtTwin, lookAtSite) {
  const all = [];
  const quiet = [];
  let before = await lookAtTwin();
  while (quiet.length < wanted && all.length < wanted * ROUNDS_FOR_ONE) {
    const site = await lookAtSite();
    const after = await lookAtTwin();
    const round = { site, twin: after };
    all.push(round);
    if (before.tbt <= MAX_TBT && after.tbt <= MAX_TBT) quiet.push(round);
    before = after;
  }
  return quiet.length > 0 ? quiet : all;
}

const frenchOf = (address) => `/fr${address === '/' ? '' : address}`;

/** Each page in both languages, and home with a photograph, against their static twins, alternately. */
export async function* lighthousePages(env, folder, { rounds }) {
  const { path: executablePath, missing } = await findChromium();
  if (missing) throw new Error(missing);
  const plain = Object.entries(PAGES).flatMap(([name, address]) => [
    { name, address },
    { name: `${name} in French`, address: frenchOf(address) },
  ]);
  yield* measure(await startServer(SERVER, READY, env), plain, folder, { executablePath, rounds });
  const photograph = [
    { name: 'home with a photograph', address: PAGES.home, most: MOST_TIMES_WITH_PHOTOGRAPH },
  ];
  yield* measure(await startWithPhotograph(env), photograph, folder, { executablePath, rounds });
}

async function* measure(server, pages, folder, { executablePath, rounds }) {
  await saveTwin(
    server.url,
    pages.map(({ address }) => address),
    folder,
  );
  const twin = await startServer('tools/bench/baselines/static-twin.mjs', pages[0].address, {
    TWIN_FOLDER: folder,
  });
  for (const { address } of pages)
    for (let request = 0; request < WARM_UP; request += 1)
      for (const { url } of [server, twin]) await (await fetch(url + address)).arrayBuffer();
  for (const { name, address, most } of pages) {
    const skipAudits = isNoindex(address) ? ['is-crawlable'] : [];
    const found = await quietRounds(
      rounds,
      () => lookAt(twin.url + address, { executablePath, onlyCategories: ['performance'] }),
      () => lookAt(server.url + address, { executablePath, onlyCategories: CATEGORIES, skipAudits }),
    );
    yield* linesOf(name, found, isNoindex(address), most);
  }
  await Promise.all([server.stop(), twin.stop()]);
}

async function startWithPhotograph(env) {
  const dataDir = `${env.DATA_DIR}-photograph`;
  cpSync(env.DATA_DIR, dataDir, { recursive: true });
  const server = await startServer(SERVER, READY, { ...env, DATA_DIR: dataDir });
  await addPhotograph(server.url);
  return server;
}
