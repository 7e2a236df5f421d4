import { LANGUAGES, STANDARD_CLUB, type Club } from '@lions/domain';
import { clubWords, localize } from '@lions/web-base';
import type { FetchJson } from '../ui/page/page';
import { PUBLIC_ROUTES } from './public-routes';
import { renderPage } from './render';

/** Two seasons after the one that the code names. */
const NOW = new Date('2027-11-10T17:00:00Z');
const CLUB: Club = {
  ...STANDARD_CLUB,
  season: {
    label: { en: 'Fall 2027', fr: 'Automne 2027' },
    years: { en: '2027-28', fr: '2027-2028' },
  },
  contact: { email: 'info@club.example', phone: '514 555-0100', address: '1 Demo Street' },
};
const ANNOUNCED: Club = {
  ...CLUB,
  announcement: {
    text: { en: 'The rink is closed', fr: 'L’aréna est fermé' },
    firstDay: '2027-11-01',
    lastDay: '2027-11-10',
  },
};
const TEAM = {
  id: 7,
  league: 'lheq',
  name: 'Demo',
  category: '',
  isVisible: true,
  activePlayers: [],
  registrationOpen: false,
};
const SESSION = {
  id: 2,
  teamId: 7,
  date: '2027-12-05',
  time: '7:00 PM - 8:30 PM',
  location: 'Elsewhere',
  capacity: 20,
  registeredCount: 0,
  waitlistCount: 0,
  cancelledAt: null,
  startsAt: '2027-12-06T00:00:00.000Z',
  endsAt: '2027-12-06T01:30:00.000Z',
};
/** Six weeks from this week on. */
const CALENDAR = '/api/calendar?from=2027-11-07&to=2027-12-18';

const apiOf = (club: Club, teams: object[] = [TEAM]): FetchJson => {
  const answers: Record<string, unknown> = {
    [CALENDAR]: { teams: [TEAM], sessions: [SESSION], practices: [], next: [] },
    '/api/club': club,
    '/api/settings/public': { developmentNoticeEnabled: true, practiceRegistrationEnabled: true },
    '/api/teams': teams,
    '/api/teams?league=lheq': teams,
    '/api/teams/7/sessions': [SESSION],
  };
  // Families' links: none is valid here.
  return async (path) =>
    path.startsWith('/api/my/') ? { status: 404, body: {} } : { status: 200, body: answers[path] ?? [] };
};

const htmlOf = async (path: string, club: Club, now = NOW) =>
  (await renderPage({ path, fetchJson: apiOf(club), origin: 'https://lions.example', now })).html;

/** Every public address with the site around it, in both languages. */
const ADDRESSES = PUBLIC_ROUTES.filter(({ isFramed }) => !isFramed)
  .flatMap(({ path }) =>
    LANGUAGES.map((language) =>
      localize(path.replace(':league', 'lheq').replace(':teamId', '7').replace(':token', 'demo'), language),
    ),
  )
  .concat('/nowhere', '/fr/nowhere');

/** Pages about the past, as a whole. */
const HISTORY = [
  '/50th-celebrations',
  '/wall-of-celebrations',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
];
/** Texts about the past on other pages. */
const OF_THE_PAST = [
  // Statistics are of their year.
  /Figures as of 2025\./g,
  /Chiffres de 2025\./g,
  /The past 5 years, as of 2025/g,
  /Les 5\s+dernières années, jusqu’en\s+2025/g,
  // Retired jerseys of the alumni.
  /Jersey retired in 2025/g,
  /Chandail retiré en\s+2025/g,
  /Five of those jerseys were retired on September\s+5, 2025, at the home opener of the 50th season\./g,
  /Cinq de ces chandails ont été retirés le 5\s+septembre\s+2025, au match d’ouverture à domicile de la 50e saison\./g,
];

describe('the season of the club', () => {
  const presentAddresses = ADDRESSES.filter(
    (address) => !HISTORY.includes(address.replace(/^\/fr(?=\/)/, '')),
  );

  it.each(presentAddresses)('is the only one that %s names, except history', async (address) => {
    let text = (await htmlOf(address, CLUB)).replaceAll('<!-- -->', '');
    for (const past of OF_THE_PAST) text = text.replace(past, '');
    const around = [...text.matchAll(/.{0,60}(?:2025|50th season|50e saison).{0,40}/g)].map(
      ([found]) => found,
    );
    expect(around).toEqual([]);
    for (const word of Object.keys(clubWords(CLUB.season, '2027-11-10', 'en')))
      expect(text).not.toContain(`{{${word}}}`);
    expect(text).toContain('© 2027');
  });

  it.each([
    ['/', 'Season 2027-28', 'Fall 2027 tryouts'],
    ['/fr', 'Saison 2027-2028', 'automne\u00a02027'],
    ['/hockey-programs/tryouts', 'Fall 2027 tryouts'],
    ['/fr/hockey-programs/tryouts', 'Camps de sélection, automne\u00a02027'],
    ['/fr/hockey-programs/tryouts/lheq', 'Automne 2027'],
    ['/tryouts', '2027 M18AAA &amp; SIL tryout information coming soon'],
    ['/fr/tryouts', 'SIL de\u00a02027'],
  ])('is named on %s', async (address, ...texts) => {
    const html = await htmlOf(address, CLUB);
    for (const text of texts) expect(html).toContain(text);
  });

  it('is the code’s while none is saved', async () => {
    const html = await htmlOf('/', STANDARD_CLUB);
    expect(html).toContain('50th season · 2025-26');
    expect(html).toContain('Fall 2025 tryouts');
    // Behind the crest.
    expect(html).toContain('data-season="50"');
    expect(await htmlOf('/tryouts', STANDARD_CLUB)).toContain(
      '2025 M18AAA &amp; SIL tryout information coming soon',
    );
    expect(await htmlOf('/jr-lions', STANDARD_CLUB)).toContain('Seasons, with 2025-26');
  });

  it.each([
    ['2025 while none is saved', STANDARD_CLUB.season, '© 2025'],
    ['the first year of the saved one', CLUB.season, '© 2027'],
    ['that of its first day', { ...CLUB.season, firstDay: '2026-08-20' }, '© 2026'],
  ])('is the copyright year: %s, whatever the day', async (_, season, copyright) => {
    for (const path of ['/', '/fr'])
      expect(await htmlOf(path, { ...CLUB, season }, new Date('2031-05-01T12:00:00Z'))).toContain(copyright);
  });
});

describe('the contact of the club', () => {
  it('is in the footer of the pages', async () => {
    const html = await htmlOf('/fr/apparel', CLUB);
    expect(html).toContain('href="mailto:info@club.example"');
    expect(html).toContain('<a href="tel:5145550100">514 555-0100</a>');
    expect(html).toContain('<li>1 Demo Street</li>');
    expect(html).not.toContain('Responsable des renseignements personnels');
  });

  it('is there with the person in charge of personal information, once one is named', async () => {
    const contact = { personInCharge: 'Demo Person', personTitle: { en: 'President', fr: 'Présidence' } };
    const club = { ...CLUB, contact };
    expect(await htmlOf('/apparel', club)).toContain(
      'In charge of personal information: Demo Person, President',
    );
    expect(await htmlOf('/fr/apparel', club)).toContain(
      'Responsable des renseignements personnels\u00a0: Demo Person, Présidence',
    );
  });

  it('is beside the ombudsman for integrity, who does not depend on the club', async () => {
    for (const path of ['/about', '/fr/about'])
      expect(await htmlOf(path, STANDARD_CLUB)).toMatch(
        /<footer[^]*href="https:\/\/www\.quebec\.ca\/[^"]*"[^]*Protecteur de l’intégrité en loisir et en sport[^]*<\/footer>/,
      );
  });

  it('is the operator’s while the API does not answer', async () => {
    const { html } = await renderPage({
      path: '/about',
      fetchJson: () => Promise.reject(new Error('connection refused')),
      origin: '',
      site: { contactEmail: 'operator@club.example', instagramUrl: 'https://instagram.example/lions' },
    });
    expect(html).toContain('href="mailto:operator@club.example"');
    expect(html).toContain('href="https://instagram.example/lions"');
  });
});

describe('the menu of phones', () => {
  it('has the groups of the header as they are, below what families open most often', async () => {
    const html = await htmlOf('/about', STANDARD_CLUB);
    const linksIn = (start: RegExp) => {
      const nav = html.slice(html.search(start)).split('</nav>')[0] ?? '';
      return [...nav.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
    };
    const header = linksIn(/<nav class="wide-menu club-menu"/);
    expect(header).toEqual(expect.arrayContaining(['/practice', '/jr-lions', '/resources/useful-links']));
    const menu = linksIn(/<details class="screen-menu"/);
    expect(menu.slice(0, 4)).toEqual(['/hockey-programs/tryouts', '/practice', '/my', '/calendar']);
    expect(linksIn(/<nav class="wide-menu family-menu"/)).toEqual(menu.slice(0, 4));
    expect(menu.slice(4)).toEqual(header);
  });
});

describe('the social accounts of the club', () => {
  it('are in the footer in their order, instead of those of the operator', async () => {
    const accounts = ['Réseau A', 'Réseau B'].map((name, index) => ({
      name,
      href: `https://${index}.example`,
    }));
    const { html } = await renderPage({
      path: '/fr/about',
      fetchJson: apiOf({ ...CLUB, accounts: { accounts } }),
      origin: '',
      site: { facebookUrl: 'https://facebook.example/lions' },
      now: NOW,
    });
    const links = [...html.matchAll(/href="https:\/\/([\w.]+\.example[^"]*)" target/g)].map(
      ([, found]) => found,
    );
    expect(links).toEqual(['0.example', '1.example']);
    expect(html).not.toContain('facebook.example');
  });
});

describe('the announcement', () => {
  const shown =
    '<aside class="announcement" aria-label="Annonce"><p class="wrap">L’aréna est fermé</p></aside>';

  it.each([
    ['2027-11-01T04:59:00Z', true],
    ['2027-11-01T03:59:00Z', false],
    ['2027-11-11T04:59:00Z', true],
    ['2027-11-11T05:00:00Z', false],
  ])('is shown at %s, a day of the club: %s', async (now, isShown) => {
    const html = await htmlOf('/fr/about', ANNOUNCED, new Date(now));
    expect(html.includes(shown)).toBe(isShown);
  });

  it.each(ADDRESSES)('is the only difference of %s, and only while it is shown', async (address) => {
    const [html, without] = [await htmlOf(address, ANNOUNCED), await htmlOf(address, CLUB)];
    expect(without).not.toContain('announcement');
    const part = /<aside class="announcement".*?<\/aside>/.exec(html)?.[0] ?? '';
    const style = /\.announcement \{[^]*?\n\}\n\.announcement a \{[^]*?\}\n?/.exec(html)?.[0] ?? '';
    expect(part !== '').toBe(!address.endsWith('/offline'));
    expect(html.length - without.length).toBeLessThanOrEqual(part.length + style.length + 2);
  });

  it.each([
    ['/practice', '<a class="tap-link" href="/fr/practice">'],
    ['/fr/practice?month=2027-11', '<a class="tap-link" href="/fr/practice?month=2027-11">'],
    [
      'https://other.example/a',
      '<a class="tap-link" href="https://other.example/a" target="_blank" rel="noopener noreferrer">',
    ],
  ])('links %s in the language of the page', async (link, tag) => {
    const announcement = { ...ANNOUNCED.announcement, link } as Club['announcement'];
    expect(await htmlOf('/fr/about', { ...CLUB, announcement })).toContain(tag);
  });
});

describe('the lists of the club', () => {
  const links: Club['localAssociations']['links'] = [
    { name: { en: 'North', fr: 'Nord' }, href: 'https://a.example/en', hrefFr: 'https://a.example/fr' },
    { name: { en: 'Rules', fr: 'Règlements' }, href: 'https://a.example/r', isNested: true },
    { name: { en: 'Guide', fr: 'Guide' } },
  ];

  it('are the useful links of each language, nested ones below theirs, and those without an address', async () => {
    const club = { ...CLUB, localAssociations: { links }, teamLinks: {} };
    const html = await htmlOf('/fr/resources/useful-links', club);
    const [, section = ''] = /<section id="local-associations"([^]*?)<\/section>/.exec(html) ?? [];
    expect(section).toMatch(
      /href="https:\/\/a\.example\/fr" target="_blank"[^]*Nord[^]*<ul class="link-nested">/,
    );
    expect(section).toMatch(/link-nested"><li><a[^>]*href="https:\/\/a\.example\/r"[^]*Règlements/);
    expect(section).toMatch(/<span class="link-row link-soon">.*Guide.*à venir/);
    // A section without links is not shown, nor named in the index.
    expect(html).not.toContain('lions-teams');
    expect(await htmlOf('/resources/useful-links', club)).toContain('href="https://a.example/en"');
  });

  it('fold useful links that lead to one page under one line that says so', async () => {
    const via = { href: 'https://www.a.example', note: { en: 'via A', fr: 'sur A' } };
    const folded = [
      { name: { en: 'One', fr: 'Un' }, ...via },
      { name: { en: 'Two', fr: 'Deux' }, ...via },
      { name: { en: 'Its own', fr: 'À part' }, href: 'https://b.example', note: { en: 'B', fr: 'B' } },
    ];
    const club = { ...CLUB, localAssociations: { links: folded }, teamLinks: {} };
    const html = await htmlOf('/fr/resources/useful-links', club);
    const details = /<details class="link-shared[^]*?<\/details>/.exec(html)?.[0] ?? '';
    expect(details).toMatch(/<summary>2\s+noms sans page à part\s*: tous mènent à a\.example<\/summary>/);
    expect(details).toMatch(/Un[^]*Deux/);
    expect(details).not.toContain('À part');
    expect(details.match(/href="https:\/\/www\.a\.example"/g)).toHaveLength(2);
  });

  it('are the retired jerseys of the page about the club, too', async () => {
    const alumni = {
      alumni: [{ name: 'Demo Player', fact: { en: 'A fact', fr: 'Un fait' }, jerseyRetired: 2025 }],
    };
    const html = await htmlOf('/fr/about', { ...CLUB, alumni });
    expect(html).toContain('<h3>Demo Player</h3><p>Un fait</p>');
    expect(html).not.toContain('Matheson');
  });
});

describe('coming soon', () => {
  it('is not said of the tryouts once a team is open', async () => {
    const fetchJson = apiOf(CLUB, [TEAM, { ...TEAM, id: 8, registrationOpen: true }]);
    const page = await renderPage({ path: '/tryouts', fetchJson, origin: 'https://lions.example', now: NOW });
    expect(/<main[^]*<\/main>/.exec(page.html)?.[0]).not.toMatch(/coming soon/i);
    expect(page.html).toContain('2027 M18AAA &amp; SIL tryouts</h1>');
  });

  it.each([
    ['/m18-aaa-lions', /coming soon/i],
    ['/fr/m18-aaa-lions', /à venir|en préparation|d’ici là/i],
    ['/sil', /coming soon|until this page/i],
    ['/fr/sil', /à venir|en préparation|d’ici/i],
    ['/jr-lions', /coming soon|on its way|not been announced/i],
    ['/fr/jr-lions', /arrive bientôt|se prépare|pas encore/i],
    ['/apparel', /coming soon|on their way|will be announced/i],
    ['/fr/apparel', /à venir|bientôt|s’en vient|seront annoncés/i],
    ['/tryouts', /coming soon/i],
    ['/fr/tryouts', /à venir|bientôt/i],
  ])('is said on %s while it is on, and nowhere on the page while it is off', async (address, words) => {
    const pageIn = async (club: Club) => {
      const html = (await htmlOf(address, club)).replaceAll('<!-- -->', '');
      return /<meta name="description"[^>]*>/.exec(html)?.[0] + (/<main[^]*<\/main>/.exec(html)?.[0] ?? '');
    };
    expect(await pageIn(CLUB)).toMatch(words);
    const off = await pageIn({ ...CLUB, comingSoon: {} });
    expect(off).not.toMatch(words);
    expect(off).toContain('<h1');
  });
});
