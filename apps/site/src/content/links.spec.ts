import { LANGUAGES, LINK_SETTINGS, STANDARD_CLUB, type LinkKey } from '@lions/domain';
import { LINK_SECTIONS, sectionName } from './links';

const linksOf = (key: LinkKey) => STANDARD_CLUB[key].links ?? [];
const everyLink = LINK_SECTIONS.flatMap(({ key }) => linksOf(key));

describe('useful links', () => {
  it('have a section for each setting, with unique anchors', () => {
    expect(LINK_SECTIONS.map(({ key }) => key)).toEqual(Object.keys(LINK_SETTINGS));
    expect(new Set(LINK_SECTIONS.map(({ id }) => id)).size).toBe(LINK_SECTIONS.length);
  });

  it('have the expected number in each section, without the nested ones', () =>
    expect(
      LINK_SECTIONS.map((section) => [
        sectionName(section).en,
        linksOf(section.key).filter(({ isNested }) => !isNested).length,
      ]),
    ).toEqual([
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
    expect(everyLink.filter(({ isNested }) => isNested).map(({ name }) => name.en)).toEqual([
      'QMJHL',
      'OHL',
      'WHL',
    ]));

  it.each(LANGUAGES)('have unique names within a section, in %s', (language) => {
    for (const { key } of LINK_SECTIONS) {
      const names = linksOf(key).map(({ name }) => name[language]);
      expect([...new Set(names)]).toEqual(names);
    }
  });
});
