import { VALIDATION } from '../contract/validation-message.js';
import { readClubValue } from './club-value.js';
import { STANDARD_CLUB } from './standard-club.js';
import { divisionOfTeam, divisionsIn, seasonTeams } from './divisions.js';
import { newSeasonProblems, proposedSeason, seasonYear } from './new-season.js';

const { season, divisions } = STANDARD_CLUB;
const DAYS = { firstDay: '2026-08-20', lastDay: '2027-04-30' };
/** The ages of a division's years of birth on December 31 of that year. */
const agesIn = (year: number) =>
  divisionsIn(divisions, year).map(({ name, firstYear, lastYear }) => [
    name.en,
    lastYear === undefined ? undefined : year - lastYear,
    year - firstYear,
  ]);

describe('the divisions of a season', () => {
  it('are those of the age limits in their names, the youngest one open', () => {
    expect(agesIn(2025)).toEqual([
      ['M7', undefined, 6],
      ['M9', 7, 8],
      ['M11', 9, 10],
      ['M13', 11, 12],
      ['M15', 13, 14],
      ['M17', 15, 16],
      ['M18', 17, 17],
    ]);
  });

  it('move along with the season', () => {
    expect(agesIn(2031)).toEqual(agesIn(2025));
    expect(divisionsIn(divisions, 2026)[3]).toMatchObject({ firstYear: 2014, lastYear: 2015 });
  });

  it('name the teams of a new season, in both leagues', () => {
    expect(seasonTeams(divisions.divisions ?? [])).toEqual([
      { name: 'M13 AAA', league: 'lheq' },
      { name: 'M13 AAA Elite', nameFr: 'M13 AAA Élite', league: 'lheq' },
      { name: 'M15 AAA', league: 'lheq' },
      { name: 'M15 AAA Elite', nameFr: 'M15 AAA Élite', league: 'lheq' },
      { name: 'M17 AAA', league: 'lheq' },
      { name: 'M18 AAA Division 1', league: 'm18aaa' },
      { name: 'M18 AAA Division 2', league: 'm18aaa' },
      { name: 'M18 AAA Preparatory', nameFr: 'M18 AAA Préparatoire', league: 'm18aaa' },
    ]);
    expect(seasonTeams([{ name: { en: 'M7', fr: 'M7' }, firstYear: 2019, lheqTeams: ' , A /,/ B' }])).toEqual(
      [{ name: 'A', league: 'lheq' }],
    );
  });

  const [youngest, second] = [
    { name: { en: 'M7', fr: 'M7' }, firstYear: 2019 },
    { name: { en: 'M9', fr: 'M9' }, firstYear: 2017, lastYear: 2018 },
  ];
  it.each<[string, object, string]>([
    ['a gap', { ...second, lastYear: 2017 }, VALIDATION.yearsInterrupted],
    ['an overlap', { ...second, lastYear: 2019 }, VALIDATION.yearsInterrupted],
    ['a second open division', { ...second, lastYear: undefined }, VALIDATION.yearsInterrupted],
    ['years in reverse', { ...second, firstYear: 2019 }, VALIDATION.yearsReversed],
  ])('are refused with %s', (_, row, message) => {
    expect(readClubValue('divisions', { seasonYear: 2025, divisions: [youngest, row] }).problems).toEqual([
      { field: 'divisions.1.lastYear', message },
    ]);
    expect(readClubValue('divisions', { seasonYear: 2025, divisions: [youngest, second] }).problems).toEqual(
      [],
    );
  });
});

describe('a new season', () => {
  it('is proposed a year later than the present one', () => {
    expect(proposedSeason(season)).toEqual({
      label: { en: 'Fall 2026', fr: 'Automne 2026' },
      years: { en: '2026-27', fr: '2026-2027' },
      anniversary: 51,
    });
    expect(proposedSeason({ ...season, years: { en: '2099-00', fr: '2099-2100' }, ...DAYS })).toMatchObject({
      years: { en: '2100-01', fr: '2100-2101' },
      firstDay: '2027-08-20',
      lastDay: '2028-04-30',
    });
  });

  it('begins in the year of its first day, else in that of its years or name', () => {
    expect(seasonYear({ ...season, ...DAYS })).toBe(2026);
    expect(seasonYear(season)).toBe(2025);
    const years = { en: 'this year', fr: 'cette année' };
    expect(seasonYear({ label: { en: 'Winter 2027', fr: 'Hiver 2027' }, years })).toBe(2027);
    expect(seasonYear({ label: years, years })).toBeUndefined();
  });

  it('needs its days, and a later year', () => {
    expect(newSeasonProblems(season, season)).toEqual([
      { field: 'firstDay', message: VALIDATION.seasonDaysRequired },
      { field: 'lastDay', message: VALIDATION.seasonDaysRequired },
    ]);
    expect(newSeasonProblems(season, { ...season, firstDay: '2025-12-31', lastDay: '2026-04-30' })).toEqual([
      { field: 'firstDay', message: VALIDATION.seasonNotNew },
    ]);
    expect(newSeasonProblems(season, { ...season, ...DAYS })).toEqual([]);
  });
});

it.each([
  ['M15 AAA Elite', 'M15'],
  ['M18 AAA Preparatory', 'M18'],
  ['M14 AAA', undefined],
  ['Lions', undefined],
])('finds the division of a team by its name: %s', (team, name) => {
  expect(divisionOfTeam(divisionsIn(divisions, 2026), team)?.name.en).toBe(name);
});
