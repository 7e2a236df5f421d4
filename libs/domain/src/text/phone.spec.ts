import { isPhone, plainPhone } from './phone.js';

const SPACES = ['\u00a0', '\u202f', '\u2007', '\u2009', '\u3000', '\t', '  '];
const DASHES = [...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d'];

test.each([
  ...DASHES.map((dash) => [`514${dash}555${dash}0100`, '514-555-0100']),
  ...SPACES.map((space) => [`514${space}555${space}0100`, '514 555 0100']),
  ['(514)\u00a0555\u20110100', '(514) 555-0100'],
  ['\u202a514-555-0100\u202c', '514-555-0100'],
  ['\u2066+1 514-555-0100\u2069\u200b', '+1 514-555-0100'],
  ['＋１（５１４）５５５－０１００', '+1(514)555-0100'],
  [' 514.555.0100 poste\u00a012 ', '514.555.0100 poste 12'],
])('%j is the telephone number %j', (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
  expect(isPhone(typed)).toBe(true);
});

test.each(['', '555', '514-555-01OO', 'Ann 514-555-0100', '514/555/0100'])(
  '%j is no telephone number',
  (typed) => expect(isPhone(typed)).toBe(false),
);
