import { LANGUAGES } from '@lions/domain';
import { LINK_SECTIONS, type UsefulLink } from './links';

/** A section's links with those nested beneath them. */
const flat = (links: UsefulLink[]): UsefulLink[] =>
  links.flatMap((link) => [link, ...flat(link.nested ?? [])]);
const everyLink = LINK_SECTIONS.flatMap(({ links }) => flat(links));

describe('useful links', () => {
  it('have the expected number in each section', () =>
    expect(LINK_SECTIONS.map(({ name, links }) => [name.en, links.length])).toEqual([
      ['Lions team related', 6],
      ['Facilities', 6],
      ['Equipment and gear', 1],
      ['Local hockey associations', 9],
      ['Regional associations', 4],
      ['Junior and college hockey', 6],
      ['League information', 4],
      ['Professional hockey', 9],
    ]));

  it('have no address only for the code of conduct and the manager handbook', () =>
    expect(everyLink.filter(({ href }) => href === undefined).map(({ name }) => name.en)).toEqual([
      'Code of conduct',
      'Manager handbook',
    ]));

  it('are nested only below the CHL: its three leagues', () =>
    expect(
      everyLink.flatMap(({ name, nested }) =>
        nested ? [[name.en, nested.map((link) => link.name.en)]] : [],
      ),
    ).toEqual([['CHL', ['QMJHL', 'OHL', 'WHL']]]));

  it.each(LANGUAGES)('have a name and a safe address, in %s', (language) => {
    for (const { name, href, note } of everyLink) {
      expect(name[language].trim()).not.toBe('');
      expect(note?.[language]).not.toBe('');
      if (href) expect(new URL(href[language])).toMatchObject({ protocol: 'https:', username: '' });
    }
  });

  it.each(LANGUAGES)('have unique names within a section, in %s', (language) => {
    for (const { links } of LINK_SECTIONS) {
      const names = flat(links).map(({ name }) => name[language]);
      expect([...new Set(names)]).toEqual(names);
    }
  });

  it('have a note when several of a section lead to one page', () => {
    for (const { links } of LINK_SECTIONS) {
      const shared = flat(links).filter(
        (link) => link.href && links.filter(({ href }) => href?.en === link.href?.en).length > 1,
      );
      // The page's own link needs no note.
      expect(shared.filter(({ note }) => !note).length).toBeLessThanOrEqual(1);
    }
  });

  it('have sections with unique anchors', () =>
    expect(new Set(LINK_SECTIONS.map(({ id }) => id)).size).toBe(LINK_SECTIONS.length));
});
