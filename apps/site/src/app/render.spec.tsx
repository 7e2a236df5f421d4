import type { TeamDto } from '@lions/api-client';
import { NEW_TEAM } from '@lions/domain';
import type { FetchJson } from '../ui/page/page';
import { checkInManifest, renderPage } from './render';

const TEAM: TeamDto = {
  id: 7,
  name: 'M15 </script><b>AAA',
  league: 'lheq',
  category: 'M15 AAA',
  ...NEW_TEAM,
  colorTheme: 'blue',
  activePlayers: ['Zoé Exemple', 'Ann Démo'],
  version: 1,
  createdAt: '2025-09-01T12:00:00.000Z',
  updatedAt: '',
};
const SESSIONS = [
  {
    id: 2,
    date: '2026-12-05',
    time: '7:00 PM - 8:30 PM',
    location: 'Elsewhere',
    description: null,
    descriptionFr: null,
    capacity: 20,
    registeredCount: 0,
    waitlistCount: 0,
    startsAt: '2026-12-06T00:00:00.000Z',
    endsAt: '2026-12-06T01:30:00.000Z',
  },
  {
    id: 1,
    date: '2026-12-05',
    time: '8:15 AM - 9:45 AM',
    location: 'Bob-Birnie Arena',
    description: null,
    descriptionFr: null,
    capacity: 24,
    registeredCount: 12,
    waitlistCount: 0,
    startsAt: '2026-12-05T13:15:00.000Z',
    endsAt: '2026-12-05T14:45:00.000Z',
  },
];

/** The public API for pages: an answer per path, 404 for the rest. */
function apiOf(answers: Record<string, unknown>): FetchJson {
  return async (path) => (path in answers ? { status: 200, body: answers[path] } : { status: 404, body: {} });
}

const api = apiOf({
  '/api/teams': [TEAM],
  '/api/teams?league=lheq': [TEAM, { ...TEAM, id: 8, name: 'Secret', isVisible: false }],
  '/api/teams?league=m18aaa': [],
  '/api/teams/7/sessions': SESSIONS,
  '/api/sessions/coming': [],
  '/api/settings/public': { developmentNoticeEnabled: true },
});
const away: FetchJson = () => Promise.reject(new Error('connection refused'));
const ORIGIN = 'https://lions.example';
const at = (path: string, fetchJson = api) => renderPage({ path, fetchJson, origin: ORIGIN });

describe('public document', () => {
  const paths = ['/', '/hockey-programs/tryouts', '/hockey-programs/tryouts/lheq', '/hockey-programs/team/7'];

  it.each(paths)('names its language, its address and its translation: %s', async (path) => {
    for (const [language, prefix] of [
      ['en', ''],
      ['fr', '/fr'],
    ]) {
      const { status, html } = await at(`${prefix}${path}`.replace(/(.)\/$/, '$1'));
      const french = `${ORIGIN}/fr${path}`.replace(/\/$/, '');
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`<link rel="canonical" href="${language === 'en' ? ORIGIN + path : french}">`);
      expect(html).toContain(`<link rel="alternate" hreflang="fr" href="${french}">`);
      expect(html).toContain(`<link rel="alternate" hreflang="en" href="${ORIGIN}${path}">`);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    }
  });

  it.each(paths)('has no script but the boot script and inert data: %s', async (path) => {
    const { html } = await at(path);
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1]?.trim());
    expect(
      scripts.filter((attributes) => !/^type="application\/(ld\+)?json"$/.test(attributes ?? '')),
    ).toEqual(['data-entry="/assets/public.js"']);
    expect(html).not.toMatch(/ on\w+="/);
  });

  it('uses the visitor’s language where the address names none', async () => {
    const { html } = await renderPage({ path: '/', language: 'fr', fetchJson: api, origin: ORIGIN });
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/fr">`);
  });

  it('needs no data where the club only tells about itself', async () => {
    for (const path of ['/', '/about', '/privacy-policy', '/offline'])
      expect((await at(path, away)).status).toBe(200);
  });
});

describe('team page', () => {
  it.each([
    '/hockey-programs/team/7',
    '/hockey-programs/tryouts/lheq/7',
    '/fr/hockey-programs/tryouts/lheq/7',
  ])('answers at %s, is not indexed and has one canonical address', async (path) => {
    const { status, html } = await at(path);
    const prefix = path.startsWith('/fr') ? '/fr' : '';
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${prefix}/hockey-programs/team/7">`);
  });

  it('sorts players by last word and sessions by day and start', async () => {
    const { html } = await at('/hockey-programs/team/7');
    expect(html.indexOf('Ann Démo')).toBeLessThan(html.indexOf('Zoé Exemple'));
    expect(html.indexOf('8:15 AM – 9:45 AM')).toBeLessThan(html.indexOf('7:00 PM – 8:30 PM'));
    expect(html).toContain('Not updated yet');
    expect(html.match(/google\.com\/maps/g)).toHaveLength(2);
  });

  it('translates a known arena in text and embedded data, and keeps any other', async () => {
    const { html } = await at('/fr/hockey-programs/team/7');
    expect(html).toContain('Aréna Bob-Birnie - Pointe-Claire');
    expect(html).toContain('Elsewhere');
    expect(html).not.toContain('Bob-Birnie Arena -');
    expect((await at('/hockey-programs/team/7')).html).toContain('Bob-Birnie Arena - Pointe-Claire');
  });

  it('escapes names that would close the embedded data', async () => {
    const { html } = await at('/hockey-programs/team/7');
    expect(html).not.toContain('</script><b>');
    expect(html).toContain('M15 \\u003c/script>\\u003cb>AAA');
  });

  it('selects only the session in the address', async () => {
    const { html } = await at('/hockey-programs/team/7?session=1');
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(html).toMatch(/value="1" aria-pressed="true"/);
    expect(html).toContain('Session details');
  });
});

describe('unknown addresses', () => {
  it.each([
    '/nope',
    '/hockey-programs/tryouts/nhl',
    '/hockey-programs/team/99',
    '/hockey-programs/team/abc',
    '/hockey-programs/team/07',
    '/hockey-programs/team/4294967296',
    '/hockey-programs/tryouts/m18aaa/7',
    '//evil.example',
  ])('are 404 with links: %s', async (path) => {
    const { status, html } = await at(path);
    expect(status).toBe(404);
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('href="/hockey-programs/tryouts"');
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toMatch(/href="\/\/|href="\/fr\/\//);
  });
});

describe('league lists', () => {
  it('name teams in the language of the page, and repeat no category that is the name', async () => {
    const team = { ...TEAM, name: 'Preparatory', nameFr: 'Préparatoire', category: 'Preparatory' };
    const lists = apiOf({
      '/api/teams?league=lheq': [team],
      '/api/sessions/coming': [],
      '/api/settings/public': {},
    });
    const shown = async (path: string) =>
      /<main[^]*<\/main>/.exec((await at(`${path}/hockey-programs/tryouts/lheq`, lists)).html)?.[0];
    expect(await shown('')).not.toContain('Préparatoire');
    const french = await shown('/fr');
    expect(french).toContain('<h3>Préparatoire</h3>');
    expect(french).not.toContain('Preparatory');
  });

  it('name each visible team, and no hidden one', async () => {
    const { html } = await at('/hockey-programs/tryouts/lheq');
    expect(html.match(/View tryouts/g)).toHaveLength(1);
    expect(html).not.toContain('Secret');
    expect(html).toContain('placeholder data');
  });

  it('say when there is no team', async () => {
    const { html } = await at('/fr/hockey-programs/tryouts/m18aaa');
    expect(html).toContain('Revenez bientôt');
  });

  it('omit the development notice when it is switched off', async () => {
    const off = apiOf({
      '/api/teams?league=lheq': [],
      '/api/settings/public': { developmentNoticeEnabled: false },
    });
    expect((await at('/hockey-programs/tryouts/lheq', off)).html).not.toContain('placeholder data');
  });

  it('answer 503 with a retry link while the API is down', async () => {
    const { status, html, headers } = await at('/fr/hockey-programs/tryouts/lheq', away);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('10');
    expect(html).toContain('href="/fr/hockey-programs/tryouts/lheq"');
    expect(html).toContain('Réessayer');
  });
});

describe('every document', () => {
  it.each(['/about', '/fr/nowhere', '/admin', '/admin/check-in/last'])(
    'names the icons of browsers and phones: %s',
    async (path) => {
      const { html } = await renderPage({ path, language: 'en', fetchJson: away, origin: ORIGIN });
      expect(html).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">');
      expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    },
  );

  it.each([
    ['/about', ['/manifest.webmanifest']],
    ['/fr/nowhere', ['/manifest.webmanifest']],
    ['/admin', []],
    ['/admin/check-in/last', ['/admin/check-in/manifest.webmanifest']],
  ])('names the manifest of its own app, if any: %s', async (path, manifests) => {
    const { html } = await renderPage({ path, language: 'en', fetchJson: away, origin: ORIGIN });
    const links = html.matchAll(/<link rel="manifest" href="([^"]*)">/g);
    expect([...links].map(([, address]) => address)).toEqual(manifests);
  });
});

describe('back-office', () => {
  it.each([
    ['/admin', false, 'sign-in'],
    ['/admin/login', false, 'sign-in'],
    ['/admin/reset-password', false, 'other'],
    ['/admin/welcome', false, 'other'],
    ['/admin/forgotten-password', false, 'other'],
    ['/admin/check-in/sessions/12', false, 'other'],
    ['/admin', true, 'dashboard'],
    ['/admin/login', true, 'other'],
    ['/admin/reset-password', true, 'other'],
    ['/admin/check-in/sessions/12', true, 'other'],
  ])('starts at %s, with a sign-in: %s, as %s', async (path, hasSignIn, entry) => {
    const { status, html } = await renderPage({
      path,
      language: 'fr',
      hasSignIn,
      fetchJson: away,
      origin: ORIGIN,
    });
    expect(status).toBe(200);
    expect(html).toContain('<html lang="fr" data-time-zone="America/Toronto">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html.match(/<(?:script|link rel="(?:stylesheet|modulepreload)")[^>]*>/g)).toEqual([
      `<link rel="stylesheet" href="/assets/${entry}.css">`,
      `<link rel="modulepreload" href="/assets/${entry}-fr.js">`,
      `<script type="module" src="/assets/${entry}.js">`,
    ]);
  });

  it('names the files of the dashboard on the sign-in page only, for the time after the sign-in', async () => {
    const open = async (hasSignIn: boolean) =>
      (await renderPage({ path: '/admin', hasSignIn, fetchJson: away, origin: ORIGIN })).html;
    expect(await open(false)).toContain(
      ' data-next="/assets/dashboard.js /assets/dashboard.css /assets/dashboard-en.js"',
    );
    expect(await open(true)).not.toContain('data-next');
  });

  it.each([
    ['/admin/check-in/sessions/12', true],
    ['/admin/check-in/practices/3', true],
    ['/admin/check-in/last', true],
    ['/admin', false],
  ])('names the manifest of the check-in at %s: %s', async (path, isNamed) => {
    const { status, html } = await renderPage({ path, language: 'fr', fetchJson: away, origin: ORIGIN });
    expect(status).toBe(200);
    expect(html.includes('<link rel="manifest" href="/admin/check-in/manifest.webmanifest">')).toBe(isNamed);
  });

  it('is in French at an address that names it, and so is its check-in', async () => {
    const open = (path: string) => renderPage({ path, language: 'en', fetchJson: away, origin: ORIGIN });
    expect((await open('/fr/admin/login')).html).toContain('<html lang="fr"');
    expect((await open('/fr/admin/check-in/last')).html).toContain(
      '<link rel="manifest" href="/fr/admin/check-in/manifest.webmanifest">',
    );
    expect(JSON.parse(checkInManifest('fr'))).toMatchObject({
      id: '/fr/admin/check-in/',
      start_url: '/fr/admin/check-in/last',
      scope: '/fr/admin/check-in/',
    });
  });

  it.each(['/admin/check-in', '/admin/check-in/teams/1', '/admin/check-in/sessions/one'])(
    'has no page at %s',
    async (path) => {
      const { status } = await renderPage({ path, language: 'fr', fetchJson: away, origin: ORIGIN });
      expect(status).toBe(404);
    },
  );
});
