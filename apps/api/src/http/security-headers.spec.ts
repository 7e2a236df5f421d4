import { rmSync } from 'node:fs';
import { givenSiteFolder, SMALL_SITE } from '../testing/given/given-site.js';
import { BuiltSite } from '../site/renderer.js';
import { startTestApp } from '../testing/test-app.js';

const OBSOLETE = [
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-powered-by',
  'x-xss-protection',
];

it('pages and API answers cannot be framed and request no device permissions', async () => {
  jest.spyOn(BuiltSite.prototype, 'renderer').mockResolvedValue(SMALL_SITE);
  const folder = givenSiteFolder();
  const app = await startTestApp({}, undefined, folder);
  for (const path of ['/', '/api/teams', '/api/nothing-here', '/api/docs']) {
    const { headers } = await fetch(app.url + path);
    expect({ path, ...Object.fromEntries(headers) }).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    const policy = headers.get('permissions-policy') ?? '';
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(policy.split(', ')).toContain(`${feature}=()`);
    expect(policy).not.toMatch(/clipboard|web-share/);
    expect(OBSOLETE.filter((header) => headers.has(header))).toEqual([]);
  }
  await app.close();
  rmSync(folder, { recursive: true });
});
