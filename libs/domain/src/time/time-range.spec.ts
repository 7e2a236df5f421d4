import fc from 'fast-check';
import {
  formatClock,
  formatTime,
  formatTimeRange,
  formatTimes,
  parseClock24,
  parseTimeRange,
} from './time-range.js';

const minute = fc.nat(1439);
const range = fc
  .tuple(minute, minute)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));

test.each([
  [0, '12:00 AM'],
  [1, '12:01 AM'],
  [59, '12:59 AM'],
  [60, '1:00 AM'],
  [719, '11:59 AM'],
  [720, '12:00 PM'],
  [780, '1:00 PM'],
  [1110, '6:30 PM'],
  [1439, '11:59 PM'],
  [1440, '12:00 AM'],
])('%i minutes are %s', (minutes, clock) => expect(formatClock(minutes)).toBe(clock));

describe('formatted times', () => {
  test.each([
    [0, '12:00 AM', '0 h'],
    [7 * 60 + 5, '7:05 AM', '7 h 05'],
    [12 * 60, '12:00 PM', '12 h'],
    [18 * 60, '6:00 PM', '18 h'],
    [18 * 60 + 30, '6:30 PM', '18 h 30'],
    [24 * 60, '12:00 AM', '0 h'],
  ])('%i minutes are %s, and %s in French', (minutes, english, french) => {
    expect(formatTime(minutes, 'en')).toBe(english);
    expect(formatTime(minutes, 'fr')).toBe(french.replaceAll(' ', '\u00a0'));
  });

  test.each(['6:00 PM - 7:30 PM', '18:00 – 19:30'])('%s is a range in each language', (stored) => {
    expect(formatTimes(stored, 'en')).toBe('6:00 PM – 7:30 PM');
    expect(formatTimes(stored, 'fr')).toBe('18\u00a0h – 19\u00a0h\u00a030');
  });

  test.each(['en', 'fr'] as const)('an unreadable range is shown as stored: %s', (language) =>
    expect(formatTimes('after school', language)).toBe('after school'),
  );
});

describe('parseTimeRange', () => {
  test.each([
    '6:00 PM - 7:30 PM',
    '18:00 - 19:30',
    '6:00 pm - 7:30 pm',
    '6:00 PM – 7:30 PM',
    '6:00 PM — 7:30 PM',
    '06:00PM-07:30PM',
    '  6:00  PM  -  7:30  PM  ',
    '6:00\u202fPM\u00a0- 7:30\u202fPM',
  ])('%j is six to half past seven', (text) =>
    expect(parseTimeRange(text)).toEqual({ start: 1080, end: 1170 }),
  );

  test.each([
    ['12:00 AM - 12:30 AM', 0, 30],
    ['12:00 PM - 1:00 PM', 720, 780],
    ['11:45 AM - 12:15 PM', 705, 735],
    ['0:00 - 23:59', 0, 1439],
    ['7:00 - 8:30', 420, 510],
  ])('%s', (text, start, end) => expect(parseTimeRange(text)).toEqual({ start, end }));

  test.each(
    [
      '',
      '-',
      '6:00 PM',
      '6:00 PM -',
      '6 PM - 7 PM',
      '6:00 PM to 7:30 PM',
      '7:30 PM - 6:00 PM',
      '6:00 PM - 6:00 PM',
      '11:00 PM - 12:00 AM',
    ]
      .concat([
        '13:00 PM - 2:00 PM',
        '0:30 AM - 1:00 AM',
        '6:60 PM - 7:00 PM',
        '24:00 - 25:00',
        '6:0 PM - 7:00 PM',
        '6:00 PM - 7:30 PM x',
      ])
      .concat([
        '7:00 - 8:30 PM',
        '7:00 AM - 20:30',
        '6:00 PM - 7:30 PM\n6:00 PM',
        '6:00 PM - 7:30 PM - 9:00 PM',
        '６:00 PM - 7:30 PM',
      ]),
  )('%j is no range', (text) => expect(parseTimeRange(text)).toBeUndefined());

  test('property: every range parses to itself in either clock format', () => {
    const clock24 = (minutes: number) =>
      `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(range, fc.constantFrom('-', '–', '—'), ({ start, end }, dash) => {
        expect(parseTimeRange(formatTimeRange({ start, end }))).toEqual({ start, end });
        expect(parseTimeRange(formatTimeRange({ start, end }).toLowerCase().replace('-', dash))).toEqual({
          start,
          end,
        });
        expect(parseTimeRange(`${clock24(start)} ${dash} ${clock24(end)}`)).toEqual({ start, end });
      }),
    );
  });

  // Two adjacent runs of white space took 6 s to refuse this; now it takes 1 ms.
  test('a request full of spaces is refused at once', () => {
    const started = performance.now();
    expect(parseTimeRange(`6:00${' '.repeat(100_000)}x`)).toBeUndefined();
    expect(parseTimeRange(`6:00 - 7:00${' '.repeat(100_000)}x`)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('parseClock24', () => {
  test.each([
    ['00:00', 0],
    ['03:00', 180],
    ['09:59', 599],
    ['19:05', 1145],
    ['23:59', 1439],
  ])('%s', (text, minutes) => expect(parseClock24(text)).toBe(minutes));
  test.each([
    '',
    '3:00',
    '24:00',
    '23:60',
    '03:00:00',
    '03.00',
    ' 03:00',
    '03:00 ',
    '03:00\n',
    '-3:00',
    '٠٣:٠٠',
    '03:00 AM',
  ])('%j is refused', (text) => expect(parseClock24(text)).toBeUndefined());
});
