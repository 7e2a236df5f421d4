import { FRENCH_ADDRESSES, pageMeantBy } from './french-addresses';
import { findRoute, cacheablePage, sitemap } from './public-routes';
import { renderPage } from './render';

/** A redirect needs no answer of the API. */
const fetchJson = () => Promise.reject(new Error('asked'));
const open = (path: string) => renderPage({ path, language: 'en', fetchJson, origin: '' });

describe('addresses in French words', () => {
  it.each(Object.keys(FRENCH_ADDRESSES))('%s leads to a page, and is no page itself', (path) => {
    expect(findRoute(path)).toBeUndefined();
    expect(findRoute(pageMeantBy(path) ?? '')).toBeDefined();
    expect(cacheablePage(`/fr${path}`)).toBeUndefined();
    expect(sitemap('')).not.toContain(path);
  });

  it.each([
    ['/fr/mes-inscriptions', '/fr/my'],
    ['/fr/entrainements?month=2026-12', '/fr/practice?month=2026-12'],
    ['/fr/Entra%C3%AEnements', '/fr/practice'],
    ['/fr/camps-de-selection/lheq', '/fr/hockey-programs/tryouts/lheq'],
    ['/fr/equipes/7?session=2', '/fr/hockey-programs/team/7?session=2'],
    // Without a language the visitor's choice decides, as at every such address.
    ['/politique-de-confidentialite', '/privacy-policy'],
  ])('%s redirects to %s', async (from, to) => {
    const page = await open(from);
    expect(page).toMatchObject({ status: 308, html: '', headers: { location: to } });
    expect(page.canonicalPath).toBeUndefined();
  });

  it.each(['/about', '/equipes/7/8', '/equipes/a%0Ab', '/equipes/%', '/constructor', '/my/mes-inscriptions'])(
    '%s is none',
    (path) => expect(pageMeantBy(path)).toBeUndefined(),
  );
});

const TOKEN = `Ab_-${'x'.repeat(38)}Z`;

describe('addresses with signs behind them or capitals', () => {
  it.each(['.', ')', ',', '>', '%20', '%E2%80%8B', '%E2%80%9D', "'", '%22', '%C2%BB.', ';', '…'])(
    'a private link with %s behind it redirects to itself',
    async (signs) => {
      for (const path of [`/my/${TOKEN}`, `/my/r/${TOKEN}`])
        for (const prefix of ['', '/fr'])
          expect(await open(`${prefix}${path}${signs}?lang=en`)).toMatchObject({
            status: 308,
            headers: { location: `${prefix}${path}?lang=en` },
          });
    },
  );

  it.each([
    ['/practice.', '/practice'],
    ['/Practice', '/practice'],
    ['/fr/Practice).', '/fr/practice'],
    ['/hockey-programs/team/7.', '/hockey-programs/team/7'],
    ['/hockey-programs/tryouts/LHEQ', '/hockey-programs/tryouts/lheq'],
    ['/fr/entrainements.', '/fr/practice'],
    [`/MY/R/${TOKEN}`, `/my/r/${TOKEN}`],
  ])('%s redirects to %s', async (from, to) => {
    expect(await open(from)).toMatchObject({ status: 308, headers: { location: to } });
    expect(cacheablePage(from)).toBeUndefined();
  });

  it.each([
    '/practice',
    `/my/${TOKEN}`,
    '/nothing.',
    '/hockey-programs/team/7%0D%0Aa.',
    `/${'a'.repeat(400)}.`,
  ])('%s does not redirect', (path) => expect(pageMeantBy(path)).toBeUndefined());
});
