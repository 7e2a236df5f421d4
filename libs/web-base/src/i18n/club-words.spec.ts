import { STANDARD_CLUB, LANGUAGES } from '@lions/domain';
import { clubWords, withClubWords, birthYears } from './club-words';

const TODAY = '2027-11-10';
const { season } = STANDARD_CLUB;

describe('the words of the club', () => {
  it('name the season as the code has it', () => {
    expect(clubWords(season, TODAY, 'en')).toEqual({
      season: 'Fall 2025',
      inSeason: 'Fall 2025',
      seasonTryouts: 'Fall 2025 tryouts',
      seasonYear: '2025',
      seasonYears: '2025-26',
      seasonTitle: '50th season · 2025-26',
      anniversary: '50',
      copyrightYear: '2025',
    });
    expect(clubWords(season, TODAY, 'fr')).toMatchObject({
      season: 'Automne 2025',
      inSeason: 'automne\u00a02025',
      seasonTryouts: 'Camps de sélection, automne\u00a02025',
      seasonTitle: '50e saison · 2025-2026',
    });
  });

  it.each([
    [1, '1st season', '1re saison'],
    [2, '2nd season', '2e saison'],
    [3, '3rd season', '3e saison'],
    [11, '11th season', '11e saison'],
    [51, '51st season', '51e saison'],
  ])('count the season %d', (anniversary, english, french) => {
    expect(clubWords({ ...season, anniversary }, TODAY, 'en').seasonTitle).toBe(`${english} · 2025-26`);
    expect(clubWords({ ...season, anniversary }, TODAY, 'fr').seasonTitle).toBe(`${french} · 2025-2026`);
  });

  it('leave the anniversary out, and find a year in the years or in today', () => {
    const plain = {
      label: { en: 'Next season', fr: 'Prochaine saison' },
      years: { en: '2027-28', fr: '2027-2028' },
    };
    expect(clubWords(plain, TODAY, 'en')).toMatchObject({ seasonTitle: 'Season 2027-28', anniversary: '' });
    expect(clubWords(plain, TODAY, 'fr')).toMatchObject({
      seasonTitle: 'Saison 2027-2028',
      seasonYear: '2027',
    });
    const none = { ...plain, years: { en: 'soon', fr: 'bientôt' } };
    expect(clubWords(none, TODAY, 'en')).toMatchObject({ seasonYear: '2027', copyrightYear: '2025' });
  });

  it('have the first year of a season as that of the copyright, also where its name has the second', () => {
    const winter = {
      label: { en: 'Winter 2027', fr: 'Hiver 2027' },
      years: { en: '2026-27', fr: '2026-2027' },
    };
    expect(clubWords(winter, TODAY, 'en')).toMatchObject({ seasonYear: '2027', copyrightYear: '2026' });
    expect(clubWords({ ...winter, firstDay: '2028-08-20' }, TODAY, 'fr').copyrightYear).toBe('2028');
  });

  it('are filled into texts at any depth, and leave other placeholders', () => {
    const words = clubWords(season, TODAY, 'en');
    const texts = {
      title: '{{season}} tryouts',
      inner: [{ text: '{{league}} © {{copyrightYear}} {{toString}}' }],
    };
    expect(withClubWords(texts, words)).toEqual({
      title: 'Fall 2025 tryouts',
      inner: [{ text: '{{league}} © 2025 {{toString}}' }],
    });
  });
});

it.each([
  [undefined, '2019 or later', '2019 ou après'],
  [2019, '2019', '2019'],
  [2020, '2019 and 2020', '2019 et 2020'],
  [2021, '2019 to 2021', 'de 2019 à 2021'],
])('the years of birth from 2019 to %s are written in both languages', (lastYear, ...texts) => {
  const division = { name: { en: 'M7', fr: 'M7' }, firstYear: 2019, ...(lastYear && { lastYear }) };
  expect(LANGUAGES.map((language) => birthYears(division, language))).toEqual(texts);
});
