import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startOwnSite } from './own-site.ts';

/** A site of its own: the other tests' sites have no outside service set up. */
export const SITE_URL = 'http://127.0.0.1:4392';
/** Its name at the outside service. */
export const SITE_ID = 'lions-of-the-tests';

/** What the outside service serves: it says which site it counts for, and reports the view as they all do. */
const SCRIPT = `
  const { src, dataset } = document.currentScript;
  document.documentElement.dataset.counted = [dataset.websiteId, dataset.domain].join(' ');
  fetch(new URL('/collect', src), { method: 'POST', mode: 'no-cors', body: location.pathname });
`;

/** A running site whose visits an outside service counts. */
export interface CountedSite {
  outsideUrl: string;
  /** What the outside service has been asked for, as 'GET /script.js'; a test may empty it. */
  asked: string[];
  close(): Promise<void>;
}

/** Starts the outside service, and the built product set up with it on an empty database with demo data. */
export async function startCountedSite(): Promise<CountedSite> {
  const asked: string[] = [];
  const outside = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'text/javascript').end(SCRIPT);
  }).listen(0, '127.0.0.1');
  await once(outside, 'listening');
  const outsideUrl = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const site = await startOwnSite(SITE_URL, {
    DEMO_DATA: 'on',
    ANALYTICS_SCRIPT_URL: `${outsideUrl}/script.js`,
    ANALYTICS_ID: SITE_ID,
  });
  return {
    outsideUrl,
    asked,
    async close() {
      await site.close();
      outside.close();
    },
  };
}
