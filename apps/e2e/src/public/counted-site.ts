import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeDemo } from '../support/closed-demo.ts';
import { startOwnSite } from '../support/own-site.ts';

/** A separate site: the others have no third-party script configured. */
export const SITE_URL = 'http://127.0.0.1:4392';
/** The site's id at the third party. */
export const SITE_ID = 'lions-of-the-tests';

/** The fake third-party script: it reports the view with the site's id. */
const SCRIPT = `
  const { src, dataset } = document.currentScript;
  document.documentElement.dataset.counted = [dataset.websiteId, dataset.domain].join(' ');
  fetch(new URL('/collect', src), { method: 'POST', mode: 'no-cors', body: location.pathname });
`;

/** A running site with a fake analytics service. */
export interface CountedSite {
  outsideUrl: string;
  /** Requests the service received, as 'GET /script.js'; a test may empty the list. */
  asked: string[];
  close(): Promise<void>;
}

/** Starts the fake service, and the built product configured with it, on an empty database with demo data. */
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
  await closeDemo(SITE_URL);
  return {
    outsideUrl,
    asked,
    async close() {
      await site.close();
      outside.close();
    },
  };
}
