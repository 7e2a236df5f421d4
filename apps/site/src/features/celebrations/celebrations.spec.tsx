import { LANGUAGES, type CivilDate, type Language } from '@lions/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { CELEBRATIONS } from '../../content/celebrations';
import { GOLF_GALLERY } from '../../content/club/gallery';
import { givenPageRequest, givenPhotograph, givenPhotographs } from '../../testing/given';
import type { Page } from '../../ui/page/page';
import { celebrationsPage } from './celebrations-page';
import { wallPage } from './wall-page';

const requestOn = (today: CivilDate, language: Language) => givenPageRequest(language, { today });
const htmlOf = (page: Page) => renderToStaticMarkup(page.content);
const celebrationsOn = (today: CivilDate, language: Language = 'en') =>
  htmlOf(celebrationsPage(requestOn(today, language)));
const count = (html: string, text: string) => html.split(text).length - 1;
const rowOf = (html: string, id: string) => html.split(`<li id="${id}"`)[1]?.split('</li>')[0] ?? '';

describe('celebrations page', () => {
  it('marks the first event on or after the day as next, and earlier ones as past', () => {
    const html = celebrationsOn('2025-11-14');
    expect(count(html, 'OUR NEXT EVENT...')).toBe(1);
    expect(rowOf(html, 'lions-fights-cancer')).toContain('OUR NEXT EVENT...');
    expect(count(html, 'Past event')).toBe(4);
    expect(html).toContain('href="#lions-fights-cancer"');
  });

  it('marks no event as next after the last one, and says that all are past', () => {
    const html = celebrationsOn('2026-02-21');
    expect(html).not.toContain('OUR NEXT EVENT');
    expect(html).not.toContain('Coming up');
    expect(count(html, 'Past event')).toBe(CELEBRATIONS.length);
    expect(html).toContain('Thank you for celebrating with us');
  });

  it('lists events that are over below those that come, and the thanks before them', () => {
    const idsOn = (day: CivilDate) =>
      [...celebrationsOn(day).matchAll(/<(?:li|section) (?:id|class)="(season-over|[a-z0-9-]+)"/g)]
        .map(([, id]) => id)
        .filter((id) => id !== 'timeline-part');
    const ids = CELEBRATIONS.map(({ id }) => id);
    expect(idsOn('2025-11-14')).toEqual([...ids.slice(4), ...ids.slice(0, 4)]);
    expect(idsOn('2026-02-21')).toEqual(['season-over', ...ids]);
  });

  it('tells what happened only once the day is over', () => {
    expect(rowOf(celebrationsOn('2025-09-05'), 'home-opener')).not.toContain('Five jerseys');
    expect(rowOf(celebrationsOn('2025-09-06'), 'home-opener')).toContain('Five jerseys');
  });

  it.each([
    ['en', 'Sunday, February 15, 2026', 'href="/wall-of-celebrations"'],
    ['fr', 'dimanche 15 février 2026', 'href="/fr/wall-of-celebrations"'],
  ] as const)('renders dates and links in %s', (language, day, link) => {
    const html = celebrationsOn('2025-12-01', language);
    expect(html).toContain(`<time class="day" dateTime="2026-02-15">${day}</time>`);
    expect(rowOf(html, 'golf-tournament')).toContain(link);
  });

  it('has JSON-LD for each event: games as sports events, a place only where it is known', () => {
    const things = celebrationsPage(requestOn('2025-12-01', 'fr')).jsonLd as Record<string, unknown>[];
    expect(things.map(({ startDate }) => startDate)).toEqual(CELEBRATIONS.map(({ date }) => date));
    expect(things.filter((thing) => thing['@type'] === 'SportsEvent').map(({ name }) => name)).toEqual([
      'Match d’ouverture à domicile',
      'Classique hivernale en plein air',
      'Dernier match à domicile',
    ]);
    expect(things.filter(({ location }) => location).map(({ url }) => url)).toEqual([
      'https://lions.example/fr/50th-celebrations#home-opener',
    ]);
  });
});

describe('wall of celebrations', () => {
  it.each(LANGUAGES)('shows seven pictures with text alternatives in %s', async (language) => {
    const html = htmlOf(await wallPage(requestOn('2026-11-21', language)));
    expect(count(html, '<img')).toBe(7);
    expect(html).not.toContain('alt=""');
    for (const { caption } of GOLF_GALLERY) expect(html).toContain(caption[language]);
  });

  it.each([
    ['en', 'in photographs', 'The team &amp; its fans'],
    ['fr', 'en photos', 'L’équipe et ses partisans'],
  ] as const)(
    'shows the gallery’s photographs instead of the drawings in %s',
    async (language, title, alt) => {
      const gallery = givenPhotograph({ place: 'gallery' });
      const fetchJson = givenPhotographs(givenPhotograph(), gallery, { ...gallery, id: 4 });
      const html = htmlOf(await wallPage(givenPageRequest(language, { fetchJson })));
      expect(count(html, '<img')).toBe(2);
      expect(count(html, ` alt="${alt}"`)).toBe(2);
      // The caption repeats the alternative text.
      expect(count(html, '<figcaption aria-hidden="true">')).toBe(2);
      expect(html).toContain(title);
    },
  );
});
