import { STANDARD_CLUB, type Language } from '@lions/domain';
import { renderToString } from 'react-dom/server';
import { GOALTENDING_RECORDS, SCORING_RECORDS, TITLES, WINNING_STREAK } from '../../content/club/records';
import { RECENT_SUCCESS, STATISTICS } from '../../content/club/statistics';
import { givenPageRequest, givenPhotograph, givenPhotographs } from '../../testing/given';
import type { PageRequest } from '../../ui/page/page';
import { counterValue } from './count-up';
import { homePage } from './home-page';

async function pageIn(language: Language, change: Partial<PageRequest> = {}) {
  const page = await homePage(givenPageRequest(language, change));
  // React separates adjacent texts by an empty comment.
  return { ...page, html: renderToString(page.content).replaceAll('<!-- -->', '') };
}

describe('counterValue', () => {
  it('starts at 0 and ends at its target', () => {
    expect(counterValue(98, 0, 2000)).toBe(0);
    expect(counterValue(98, 2000, 2000)).toBe(98);
  });

  it('eases out: seven eighths at half time', () => {
    expect(counterValue(800, 1000, 2000)).toBe(700);
  });

  it('stays within 0 and its target for any timestamp', () => {
    expect(counterValue(98, -16, 2000)).toBe(0);
    expect(counterValue(98, 9999, 2000)).toBe(98);
  });

  it.each(STATISTICS)(
    'returns whole numbers that never decrease nor exceed $value',
    ({ value, duration }) => {
      let previous = 0;
      for (let elapsed = 0; elapsed <= duration; elapsed += 16) {
        const shown = counterValue(value, elapsed, duration);
        expect(Number.isInteger(shown)).toBe(true);
        expect(shown).toBeGreaterThanOrEqual(previous);
        expect(shown).toBeLessThanOrEqual(value);
        previous = shown;
      }
    },
  );

  it.each(STATISTICS)('runs for 1500 to 3500 ms: $id', ({ duration }) => {
    expect(duration).toBeGreaterThanOrEqual(1500);
    expect(duration).toBeLessThanOrEqual(3500);
  });
});

describe('home page', () => {
  it('has the eight final numbers in its HTML', async () => {
    const shown = [...(await pageIn('en')).html.matchAll(/counter-value"><span>(\d+)<\/span><\/dd>/g)];
    expect(shown.map(([, value]) => Number(value))).toEqual([98, 58, 188, 290, 126, 315, 8, 14]);
  });

  it('formats rates in each language', async () => {
    expect((await pageIn('en')).html).toContain('>20%<');
    expect((await pageIn('fr')).html).toContain('>41\u00a0%<');
  });

  it('links twelve searches for profiles, each in a new tab, and says that they are searches', async () => {
    const { html } = await pageIn('fr');
    expect(html.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(12);
    expect(html).toContain('search/player?q=Marc-%C3%89douard+Vlasic"');
    expect(html.match(/>Chercher le profil</g)).toHaveLength(12);
  });

  it('links the profile of an alumnus who has one, without lead and sources where there are none', async () => {
    const alumni = { alumni: [{ name: 'Demo Player', profile: 'https://profiles.example/1' }] };
    const { html } = await pageIn('en', { club: { ...STANDARD_CLUB, alumni } });
    expect(html).toContain('href="https://profiles.example/1"');
    expect(html).toContain('>Player profile<');
    expect(html).not.toMatch(/Twelve who wore|Sources: NHL|Mike Matheson/);
    const { html: none } = await pageIn('en', { club: { ...STANDARD_CLUB, alumni: {} } });
    expect(none).not.toContain('Notable alumni');
  });

  it('has JSON-LD of the club, with its accounts only where they are set', async () => {
    expect((await pageIn('fr')).jsonLd).toEqual([
      expect.objectContaining({ name: 'Lions du Lac St-Louis', alternateName: 'Lac St-Louis Lions' }),
    ]);
    expect((await pageIn('en')).jsonLd?.[0]).not.toHaveProperty('sameAs');
    const accounts = { accounts: [{ name: 'Facebook', href: 'https://facebook.com/lions' }] };
    const contact = { email: 'info@lions.example', phone: '514 555-0100' };
    const club = { ...STANDARD_CLUB, contact, accounts };
    expect((await pageIn('en', { club })).jsonLd?.[0]).toMatchObject({
      email: 'info@lions.example',
      telephone: '514 555-0100',
      sameAs: ['https://facebook.com/lions'],
    });
  });

  it('uses French typography in its content', () => {
    const records = [WINNING_STREAK, ...SCORING_RECORDS, ...GOALTENDING_RECORDS];
    const texts = [
      ...RECENT_SUCCESS.flatMap(({ name, note }) => [name, note]),
      ...records.flatMap(({ unit, holder, season, note }) => [unit, holder, season, note]),
      ...TITLES.map(({ name }) => name),
    ].map(({ fr }) => fr);
    for (const text of texts) expect(text).not.toMatch(/[^\u00a0]:|[\s\u00a0][;!?]|'/);
  });
});

describe('the photograph of the home page', () => {
  it.each([
    ['en', 'The team &amp; its fans'],
    ['fr', 'L’équipe et ses partisans'],
  ] as const)('is shown instead of the crest, and preloaded, in %s', async (language, alt) => {
    const fetchJson = givenPhotographs(givenPhotograph());
    const { html, preload, css } = await pageIn(language, { fetchJson });
    const file = (width: number, format: string) => `/api/media/${'f'.repeat(32)}-${width}.${format}`;
    expect(html).toContain(`alt="${alt}" width="1600" height="1200"`);
    expect(html).not.toContain('hero-crest');
    expect(html).not.toContain('loading="lazy"');
    expect(preload?.sources).toBe(
      [480, 720, 1080, 1600].map((width) => `${file(width, 'avif')} ${width}w`).join(', '),
    );
    // The browser loads nothing twice: the same sizes as those of the image.
    expect(html).toContain(`srcSet="${preload?.sources}" sizes="${preload?.sizes}"`);
    expect(html).toContain(`src="${file(480, 'webp')}"`);
    expect(css.join('')).toContain('.photograph');
  });

  it('of a team or the gallery is not on the home page', async () => {
    const others = [givenPhotograph({ place: 'team', teamId: 7 }), givenPhotograph({ place: 'gallery' })];
    const { html, preload } = await pageIn('en', { fetchJson: givenPhotographs(...others) });
    expect(html).toContain('hero-crest');
    expect(html).not.toContain('/api/media/');
    expect(preload).toBeUndefined();
  });
});

describe('what is next on the ice', () => {
  const fetchJson = async (path: string) => ({
    status: 200,
    body: path === '/api/settings/public' ? { practiceRegistrationEnabled: false } : [],
  });

  it.each([
    ['en', 'Nothing is scheduled right now.', '/hockey-programs/tryouts'],
    ['fr', 'Rien n’est prévu pour l’instant.', '/fr/hockey-programs/tryouts'],
  ] as const)(
    'in %s says that nothing is scheduled, with a link to the tryouts',
    async (language, text, href) => {
      const { content } = await homePage(givenPageRequest(language, { fetchJson }));
      const section = /<section class="section section-band coming"[^]*?<\/section>/.exec(
        renderToString(content),
      );
      expect(section?.[0]).toContain(text);
      expect(section?.[0]).toContain(`href="${href}"`);
    },
  );

  it.each([
    ['2025-11-20', false],
    ['2025-11-21', true],
  ])('names the first day of the season, %s, while it is ahead: %s', async (firstDay, isNamed) => {
    const season = { ...STANDARD_CLUB.season, firstDay, lastDay: '2026-04-30' };
    const { html } = await pageIn('fr', { fetchJson, club: { ...STANDARD_CLUB, season } });
    expect(/La saison commence le vendredi 21\s+novembre 2025\./.test(html)).toBe(isNamed);
  });

  it('is on the first screen, before the lead; after the celebrations the second link is the calendar', async () => {
    const session = {
      id: 4,
      teamId: 2,
      teamName: 'M13 AAA',
      teamNameFr: null,
      league: 'lheq',
      date: '2025-11-21',
    };
    const coming = {
      ...session,
      time: '6:00 PM - 7:30 PM',
      location: 'Bob-Birnie Arena - Pointe-Claire',
      capacity: 20,
      registeredCount: 8,
      waitlistCount: 0,
      registrationOpen: true,
      startsAt: '2025-11-21T23:00:00.000Z',
    };
    const withSession: PageRequest['fetchJson'] = async (path) =>
      path === '/api/sessions/coming' ? { status: 200, body: [coming] } : fetchJson(path);
    const { html } = await pageIn('fr', { fetchJson: withSession });
    const hero = /<section class="banner hero"[^]*?<div class="hero-more">([^]*?)<\/section>/.exec(html);
    expect(hero?.[0]).toContain('Prochaine activité ouverte aux inscriptions · demain');
    expect(hero?.[0]).toMatch(/M13 AAA[^]*vendredi[^]*12\s*places[^]*team\/2\?register=4/);
    expect(hero?.[1]).toContain('href="/fr/50th-celebrations"');
    expect(html).not.toContain('coming-title');
    const after = await pageIn('fr', { fetchJson: withSession, today: '2026-11-20' });
    expect(after.html).not.toContain('href="/fr/50th-celebrations"');
    expect(after.html.match(/href="\/fr\/calendar"/g)).toHaveLength(2);
  });

  it('is omitted without an answer of the API', async () => {
    expect((await pageIn('en')).html).not.toContain('coming-title');
  });
});
