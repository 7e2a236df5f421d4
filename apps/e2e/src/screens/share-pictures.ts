import { settle } from '../support/page-facts.ts';
import { speak } from '../support/back-office.ts';
import { expect, test } from '../support/site-test.ts';
import { LANGUAGES, TEXTS } from '../support/texts.ts';

/** Titles of the pictures, read from the pages. */
const PICTURES = {
  club: '/',
  celebrations: '/50th-celebrations',
  tryouts: '/hockey-programs/tryouts',
  lheq: '/hockey-programs/tryouts/lheq',
  m18aaa: '/hockey-programs/tryouts/m18aaa',
};
const FOLDER = new URL('../../../site/src/pictures/share/', import.meta.url).pathname;

const STYLE = `
  body { display: block; }
  .share { position: fixed; inset: 0; display: flex; align-items: center; gap: 64px; padding: 0 84px; }
  .share svg { flex: none; width: 300px; height: auto; }
  .share h1 { font-size: 112px; line-height: 0.94; text-wrap: balance; }
  .share p { margin-top: 26px; font-size: 34px; color: var(--brand-gold); font-weight: 700; }`;

/** Runs in the page: hides everything but the crest, the page's title and the club's name. */
function compose({ clubName, style }: { clubName: string; style: string }): void {
  const crest = document.querySelector('.site-crest');
  const title = document.querySelector('h1')?.firstChild?.textContent ?? '';
  const share = document.createElement('div');
  share.className = 'banner share';
  const heading = Object.assign(document.createElement('h1'), { textContent: title });
  const text = document.createElement('div');
  text.append(heading);
  if (title !== clubName) text.append(Object.assign(document.createElement('p'), { textContent: clubName }));
  if (crest) share.append(crest, text);
  const css = Object.assign(document.createElement('style'), { textContent: style });
  document.body.replaceChildren(css, share);
}

// No tests: renders the Open Graph pictures from the site itself.
test.use({ viewport: { width: 1200, height: 630 }, contextOptions: { reducedMotion: 'reduce' } });
for (const language of LANGUAGES) {
  for (const [stem, path] of Object.entries(PICTURES)) {
    test(`share-${stem}.${language}`, async ({ page, context }) => {
      const { prefix, site } = TEXTS[language];
      await speak(context, language);
      await page.goto(`${prefix}${path}`);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      // The picture must not show the fallback of the display font.
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(compose, { clubName: site('shell.clubName'), style: STYLE });
      await settle(page);
      await page.screenshot({ path: `${FOLDER}share-${stem}.${language}.jpg`, type: 'jpeg', quality: 84 });
    });
  }
}
