import type { Language } from '@lions/domain';
import { renderToString } from 'react-dom/server';
import { ALUMNI, ALUMNI_LEAD, profileUrl } from '../../content/club/alumni';
import { GOALTENDING_RECORDS, SCORING_RECORDS, TITLES, WINNING_STREAK } from '../../content/club/records';
import { RECENT_SUCCESS, STATISTICS } from '../../content/club/statistics';
import { givenPageRequest } from '../../testing/given';
import type { SiteOptions } from '../../ui/page/page';
import { counterValue } from './count-up';
import { homePage } from './home-page';

function pageIn(language: Language, site: SiteOptions = {}) {
  const page = homePage(givenPageRequest(language, { site }));
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
  it('has the eight final numbers in its HTML', () => {
    const shown = [...pageIn('en').html.matchAll(/counter-value"><span>(\d+)<\/span><\/dd>/g)];
    expect(shown.map(([, value]) => Number(value))).toEqual([98, 58, 188, 290, 126, 315, 8, 14]);
  });

  it('formats rates in each language', () => {
    expect(pageIn('en').html).toContain('>20%<');
    expect(pageIn('fr').html).toContain('>41\u00a0%<');
  });

  it('links twelve external profiles, each in a new tab', () => {
    const { html } = pageIn('fr');
    expect(html.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(12);
    expect(new Set(ALUMNI.map(profileUrl)).size).toBe(12);
    expect(html).toContain('search/player?q=Marc-%C3%89douard+Vlasic"');
  });

  it('has JSON-LD of the club, with its accounts only where they are set', () => {
    expect(pageIn('fr').jsonLd).toEqual([
      expect.objectContaining({ name: 'Lions du Lac St-Louis', alternateName: 'Lac St-Louis Lions' }),
    ]);
    expect(pageIn('en').jsonLd?.[0]).not.toHaveProperty('sameAs');
    const site = { contactEmail: 'info@lions.example', facebookUrl: 'https://facebook.com/lions' };
    expect(pageIn('en', site).jsonLd?.[0]).toMatchObject({
      email: 'info@lions.example',
      sameAs: ['https://facebook.com/lions'],
    });
  });

  it('uses French typography in its content', () => {
    const records = [WINNING_STREAK, ...SCORING_RECORDS, ...GOALTENDING_RECORDS];
    const texts = [
      ALUMNI_LEAD,
      ...ALUMNI.flatMap(({ facts }) => facts),
      ...RECENT_SUCCESS.flatMap(({ name, note }) => [name, note]),
      ...records.flatMap(({ unit, holder, season, note }) => [unit, holder, season, note]),
      ...TITLES.map(({ name }) => name),
    ].map(({ fr }) => fr);
    for (const text of texts) expect(text).not.toMatch(/[^\u00a0]:|[\s\u00a0][;!?]|'/);
  });
});
