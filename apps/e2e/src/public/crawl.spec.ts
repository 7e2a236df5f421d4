import type { APIRequestContext, Page } from '@playwright/test';
import {
  brokenPictures,
  halves,
  hydrated,
  readDocument,
  shownText,
  sleepIslands,
  textPieces,
  type DocumentFacts,
} from '../support/page-facts.ts';
import { addressIn, PAGES_ONCE, PUBLIC_PAGES, type PublicPage } from '../screens/public-pages.ts';
import { SERVER_URL } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { LANGUAGES, type Language } from '../support/texts.ts';

const DESCRIPTION_LIMIT = 160;
/** Shorter texts may be the same word in both languages. */
const LONG_TEXT = 25;

/** Long texts that are correctly the same in both languages. */
const SAME_IN_BOTH: [RegExp, why: string][] = [
  [/^Structure Intégrée des Lions/, 'the name of the programme'],
  [/^(Lac St-Louis Lions|Lions du Lac St-Louis)$/, 'the name of the club'],
  [/^Sportplexe Pierrefonds - Pierrefonds$/, 'the name of a place in a city'],
  [
    /^(Réseau du sport étudiant du Québec|Commission d’accès à l’information.*)$/,
    'the name of an organization',
  ],
  [/^U\.S\. College Hockey Online$/, 'the name of a site'],
  [/^(Demo team|Please be on site|Bring a light)/, 'what the staff wrote: it has one language'],
];

const get = (request: APIRequestContext, address: string, language: Language) =>
  request.get(address, { headers: { 'accept-language': language, accept: 'text/html' }, maxRedirects: 0 });

/** Expected hreflang and address of the links in a page's head. */
function wantedAddresses(language: Language, { path, canonical = path }: PublicPage) {
  const kept = (code: Language) => `${SERVER_URL}${addressIn(code, canonical)}`;
  return [
    [null, kept(language)],
    ['en', kept('en')],
    ['fr', kept('fr')],
    ['x-default', kept('en')],
  ];
}

function expectDocument(found: DocumentFacts, language: Language, page: PublicPage) {
  const name = addressIn(language, page.path);
  expect.soft(found.lang, name).toBe(language);
  expect.soft(found.headings.filter(Boolean), name).toHaveLength(1);
  expect.soft(found.title, name).not.toBe('');
  expect.soft(found.description, name).not.toBe('');
  expect
    .soft(found.description.length, `${name}: ${found.description}`)
    .toBeLessThanOrEqual(DESCRIPTION_LIMIT);
  expect.soft(found.robots?.includes('noindex') ?? false, name).toBe(page.isNoindex ?? false);
  expect.soft(found.addresses, name).toEqual(wantedAddresses(language, page));
  expect.soft(found.otherLanguage, name).toBe(addressIn(language === 'en' ? 'fr' : 'en', page.path));
  expect.soft(found.hasFooter, name).toBe(!page.hasNoFooter);
  expect.soft(found.withoutAlt, name).toEqual([]);
  for (const text of found.jsonLd)
    expect.soft(JSON.parse(text), name).toMatchObject({ '@context': 'https://schema.org' });
  for (const { href, target, rel } of found.links.filter((link) => /^\w+:|^\/\//.test(link.href))) {
    if (/^(mailto|tel|webcal):/.test(href)) continue;
    expect.soft(href, name).toMatch(/^https:\/\//);
    expect.soft(`${target} ${rel}`, `${name}: ${href}`).toMatch(/^_blank .*\bnoopener\b/);
  }
}

/** Addresses of this site that documents link to, each with its fragments. */
function internalLinks(documents: Map<string, DocumentFacts>): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>();
  for (const [from, { links }] of documents) {
    for (const { href } of links) {
      const url = new URL(href, SERVER_URL + from);
      if (url.origin !== SERVER_URL) continue;
      const fragments = wanted.get(url.pathname + url.search) ?? new Set();
      wanted.set(url.pathname + url.search, fragments.add(decodeURIComponent(url.hash.slice(1))));
    }
  }
  return wanted;
}

for (const language of LANGUAGES) {
  test(`every public page has its meta tags, and every link leads to a page (${language})`, async ({
    page,
    request,
  }) => {
    const documents = new Map<string, DocumentFacts>();
    const read = async (address: string) => {
      const answer = await get(request, address, language);
      expect.soft(answer.status(), address).toBe(200);
      const isPage = answer.headers()['content-type']?.includes('text/html') ?? false;
      return isPage ? readDocument(page, await answer.text()) : undefined;
    };
    for (const known of PUBLIC_PAGES) {
      const address = addressIn(language, known.path);
      const found = await read(address);
      if (!found) continue;
      documents.set(address, found);
      expectDocument(found, language, known);
    }

    for (const key of ['title', 'description'] as const) {
      const said = PAGES_ONCE.map(({ path }) => documents.get(addressIn(language, path))?.[key]);
      expect
        .soft(
          said.filter((text, index) => said.indexOf(text) < index),
          key,
        )
        .toEqual([]);
    }
    const pictures = new Set([...documents].map(([, { shareImage }]) => shareImage));
    expect.soft([...pictures], 'every page has a picture to share').not.toContain(undefined);
    for (const picture of pictures) {
      const answer = picture === undefined ? undefined : await request.get(picture);
      expect.soft(answer?.status(), picture).toBe(200);
      expect.soft(answer?.headers()['content-type'], picture).toMatch(/^image\/(png|jpeg)$/);
    }
    for (const [address, fragments] of internalLinks(documents)) {
      const target = documents.get(address) ?? (await read(address));
      for (const id of fragments)
        if (id !== '') expect.soft(target?.ids ?? [], `${address}#${id}`).toContain(id);
    }
    // A French page links French pages, except for the toggle.
    const isAstray = (href: string) => language === 'fr' && /^\/(?!fr(\/|$|#)|admin\b|api\/)/.test(href);
    const astray = [...documents].flatMap(([from, { links }]) =>
      links.filter(({ href }) => isAstray(href)).map(({ href }) => `${from} → ${href}`),
    );
    expect.soft(astray).toEqual([]);
  });
}

test('the site map lists exactly the indexable pages, in both languages', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const wanted = PAGES_ONCE.filter(({ isNoindex }) => !isNoindex).flatMap(({ path }) =>
    LANGUAGES.map((language) => SERVER_URL + addressIn(language, path)),
  );
  expect(named.sort()).toEqual(wanted.sort());
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [part, pages] of halves(PAGES_ONCE).entries()) {
    test(`every page works without JavaScript, fits, loads its pictures and is translated, part ${part + 1}`, async ({
      page,
    }) => {
      await sleepIslands(page);
      for (const { path } of pages) {
        const english = await piecesOfWholePage(page, 'en', path);
        const french = await piecesOfWholePage(page, 'fr', path);
        const untranslated = english.filter(
          (text) =>
            text.length >= LONG_TEXT &&
            french.includes(text) &&
            !SAME_IN_BOTH.some(([same]) => same.test(text)),
        );
        expect.soft([...new Set(untranslated)], path).toEqual([]);
      }
    });
  }
});

/** Loads a page without and with JavaScript; returns its texts. */
async function piecesOfWholePage(page: Page, language: Language, path: string): Promise<string[]> {
  const address = addressIn(language, path);
  await page.context().addCookies([{ name: 'language', value: language, url: SERVER_URL }]);
  await page.goto(address);
  expect(await page.locator('html').getAttribute('data-hydrated'), address).toBeNull();
  const withoutScript = await shownText(page);
  expect.soft(withoutScript.length, address).toBeGreaterThan(50);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, address).toBeLessThanOrEqual(360);
  expect.soft(await brokenPictures(page), address).toEqual([]);
  await page.keyboard.press('Shift');
  await hydrated(page);
  expect.soft(await shownText(page), address).toBe(withoutScript);
  return textPieces(page);
}
