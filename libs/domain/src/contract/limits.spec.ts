import {
  FAMILY_EMAIL_PATTERN,
  LIMITS,
  MULTI_LINE_PATTERN,
  ONE_LINE_PATTERN,
  USER_EMAIL_PATTERN,
  USERNAME_PATTERN,
} from './limits.js';

const matches = (pattern: RegExp) => (text: string) => expect(text).toMatch(pattern);
const refuses = (pattern: RegExp) => (text: string) => expect(text).not.toMatch(pattern);
const lineBreaks = [
  'Ana\nTest',
  'Ana\r',
  '\r\n',
  'Ana\u2028',
  '\u2029Test',
  'Ana\u0085Test',
  'Ana\vTest',
  'Ana\fTest',
];
const controls = ['\u0000', 'Ana\u0007', '\u001b[31mAna', 'Ana\u007f', '\u009b31mAna'];

describe('USERNAME_PATTERN', () => {
  test.each(['superadmin', 'a', 'A.b-c_9', '...'])('accepts %j', matches(USERNAME_PATTERN));
  test.each(['', 'a b', 'a@b', 'é', 'a\n', '\na', 'a/b', 'а', "a'"])('refuses %j', refuses(USERNAME_PATTERN));
});

describe('ONE_LINE_PATTERN', () => {
  test.each(['', 'Ana Test', "O'Neil-Roy", 'Zoé Léger', '山田', '🏒', '\u00a0', '=1+1', '<b>'])(
    'accepts %j',
    matches(ONE_LINE_PATTERN),
  );
  test.each([...lineBreaks, ...controls, 'Ana\tTest'])('refuses %j', refuses(ONE_LINE_PATTERN));
});

describe('MULTI_LINE_PATTERN', () => {
  test.each(['', 'one\ntwo', 'one\r\ntwo', 'a\tb', 'Zoé 🏒'])('accepts %j', matches(MULTI_LINE_PATTERN));
  test.each([...controls, 'a\vb', 'a\fb', 'a\u001fb'])('refuses %j', refuses(MULTI_LINE_PATTERN));
});

const reachable = [
  'a@b.ca',
  'A@B.CA',
  "ana.o'neil+lions@mail.example.com",
  'A_B-1@sub-1.example.org',
  'a@1.example.org',
  'a@club.hockey',
  'a.b.c@b.ca',
  `${'a'.repeat(64)}@b.ca`,
  `${'a.'.repeat(31)}ab@b.ca`,
  'a@xn--bcher-kva.example',
  'a@example.xn--p1ai',
  'a@example.XN--VERMGENSBERATUNG-PWB',
];
const ofThisMachine = ['superadmin@localhost', 'a@b', 'a@1.2', 'a@b.c', 'a@127.0.0.1'];
const wrong = [
  '',
  'ann..roy@b.ca',
  '.ann@b.ca',
  'ann.@b.ca',
  '.@b.ca',
  `${'a.'.repeat(32)}a@b.ca`,
  'a',
  '@b.ca',
  'a@',
  'a@b.',
  'a@b.ca.',
  'a@.b',
  'a@.b.ca',
  'a@b..ca',
  'a@-b.ca',
  'a@b-.ca',
  'a@b.xn--',
  'a@b.xn--a-',
  'a b@c.ca',
  'a@b c.ca',
  'a@@b.ca',
  'a@b@c.ca',
  'a@b.ca\n',
  ' a@b.ca',
  'é@b.ca',
  'a@bé.ca',
  'a@b.ca,c@d.ca',
  '<a@b.ca>',
  '"a"@b.ca',
  'a\r\nBcc: x@y.ca',
  `${'a'.repeat(65)}@b.ca`,
  `a@b.${'a'.repeat(64)}`,
  `a@b.xn--${'a'.repeat(60)}`,
];
const hostile = [
  `a@${'a'.repeat(100_000)}!`,
  `a@${'a-'.repeat(50_000)}!`,
  `a@${'a.'.repeat(50_000)}!`,
  `a@${'xn--'.repeat(25_000)}!`,
  'a.'.repeat(50_000),
  'a'.repeat(100_000),
];

describe('USER_EMAIL_PATTERN', () => {
  test.each([...reachable, ...ofThisMachine])('accepts %j', matches(USER_EMAIL_PATTERN));
  test.each(wrong)('refuses %j', refuses(USER_EMAIL_PATTERN));
});

describe('FAMILY_EMAIL_PATTERN', () => {
  test.each(reachable)('accepts %j', matches(FAMILY_EMAIL_PATTERN));
  test.each([...wrong, ...ofThisMachine])('refuses %j', refuses(FAMILY_EMAIL_PATTERN));
});

test.each([USER_EMAIL_PATTERN, FAMILY_EMAIL_PATTERN])(
  '%p refuses a hostile text in linear time',
  (pattern) => {
    const started = performance.now();
    for (const text of hostile) expect(pattern.test(text)).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
  },
);

test('the fixed limits have their values', () => {
  expect(LIMITS).toMatchObject({
    password: { min: 8, maxBytes: 72 },
    playerName: 80,
    playersPerTeam: 300,
    sessionCapacity: { min: 1, max: 200, default: 20 },
    sessionPastMonths: 12,
    sessionFutureMonths: 18,
    pageSize: { default: 100, max: 500 },
    id: 2 ** 31 - 1,
  });
});

test('the largest list of players fits into the largest request, 100 KB', () => {
  const playerNames = Array.from({ length: LIMITS.playersPerTeam }, () => '🏒'.repeat(LIMITS.playerName));
  expect(Buffer.byteLength(JSON.stringify({ playerNames }))).toBeLessThan(100_000);
});
