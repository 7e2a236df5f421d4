import { expect, test } from '../support/site-test.ts';

const FOLDER = new URL('../../../site/src/pictures/app/', import.meta.url).pathname;
/** At the address that phones ask for. */
const TOUCH_ICON = '../../../public/apple-touch-icon.png';
const NAVY = '#0a1738';

/** Systems cut maskable icons to a circle of 80 % of the width, and round the corners of iPhones' icons. */
const ICONS = [
  { file: 'app-any-192.png', size: 192, height: 0.96, background: 'transparent' },
  { file: 'app-any-512.png', size: 512, height: 0.96, background: 'transparent' },
  { file: 'app-maskable-192.png', size: 192, height: 0.64, background: NAVY },
  { file: 'app-maskable-512.png', size: 512, height: 0.64, background: NAVY },
  { file: TOUCH_ICON, size: 180, height: 0.78, background: NAVY },
];

// No tests: renders the icons of the installed check-in from the crest.
for (const { file, size, height, background } of ICONS)
  test(file, async ({ page, request }) => {
    const crest = await (await request.get('/admin/check-in/icon.svg')).text();
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>
      body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${background}; }
      svg { height: ${height * 100}vh; }
    </style>${crest}`);
    await expect(page.locator('svg')).toBeVisible();
    await page.screenshot({ path: `${FOLDER}${file}`, omitBackground: true });
  });
