import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/site-test.ts';

const MANIFEST = '/admin/check-in/manifest.webmanifest';

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

/** Width and height of a served PNG, from its header. */
async function servedSize(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address);
  expect([address, answer.status()]).toEqual([address, 200]);
  expect(answer.headers()['content-type']).toBe('image/png');
  const png = await answer.body();
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('serves each icon of the manifest in its declared size', async ({ request }) => {
  const { icons } = (await (await request.get(MANIFEST)).json()) as Manifest;
  const pictures = icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  const worker = await (await request.get('/admin/check-in/service-worker.js')).text();
  for (const { src, sizes } of pictures) {
    expect(await servedSize(request, src)).toBe(sizes);
    expect(worker).toContain(src);
  }
  const drawing = icons.find(({ type }) => type === 'image/svg+xml');
  const svg = await request.get(drawing?.src ?? '');
  expect(svg.headers()['content-type']).toContain('image/svg+xml');
});

for (const path of ['/admin', '/admin/check-in/last'])
  test(`names the icon of iPhones at ${path}`, async ({ page, request }) => {
    await page.goto(path);
    const icon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    expect(await servedSize(request, icon ?? '')).toBe('180x180');
  });
