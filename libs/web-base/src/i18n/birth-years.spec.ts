import { LANGUAGES } from '@lions/domain';
import { birthYears } from './birth-years';

it.each([
  [undefined, '2019 or later', '2019 ou après'],
  [2019, '2019', '2019'],
  [2020, '2019 and 2020', '2019 et 2020'],
  [2021, '2019 to 2021', 'de 2019 à 2021'],
])('the years of birth from 2019 to %s are written in both languages', (lastYear, ...texts) => {
  const division = { name: { en: 'M7', fr: 'M7' }, firstYear: 2019, ...(lastYear && { lastYear }) };
  expect(LANGUAGES.map((language) => birthYears(division, language))).toEqual(texts);
});
