import { deflateRawSync } from 'node:zlib';
import { escapedCell, LANGUAGES, SHEET_SENTENCES, textOfCell } from '@lions/domain';
import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { DATE, MONEY, TIME, WHOLE, YES_NO, CellError } from './cell-types.js';
import { readSheet, writeSheet } from './sheet-file.js';

const text = fc.string({ unit: 'binary', maxLength: 60 }).map((s) =>
  // What a file cannot hold, and what the club's texts do not: they are trimmed, with line breaks as \n.
  // eslint-disable-next-line no-control-regex -- removes them
  s.replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff\ud800-\udfff]/g, '').trim(),
);
const tricky = fc
  .array(
    fc.constantFrom(
      "'",
      '"',
      '=',
      '+',
      '-',
      '@',
      ',',
      ';',
      '\t',
      '\n',
      '|',
      '0',
      '1',
      'a',
      ' ',
      '＝',
      '_x0041_',
    ),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join('').trim());
const cell = fc.oneof(text, tricky);
const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });

it('the text of an escaped cell is the text, of 1,000 random ones', () => {
  fc.assert(
    fc.property(fc.oneof(text, tricky), (each) => {
      expect(textOfCell(escapedCell(each))).toBe(each);
    }),
    { numRuns: 1000 },
  );
});

it.each(['csv', 'xlsx'] as const)(
  'rows are equal after %s out and in, of 1,000 random clubs',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(rows, async (club) => {
        const lines = await readSheet(await writeSheet(format, [['Id', 'Time', 'Spots'], ...club]));
        const filled = club.filter((cells) => cells.some((each) => each !== ''));
        expect(lines.slice(1).map(({ cells }) => [...cells, '', '', ''].slice(0, 3))).toEqual(filled);
      }),
      { numRuns: 1000 },
    );
  },
);

it('values are equal after they are shown and read, in both languages', () => {
  const quarter = fc.integer({ min: 0, max: 95 }).map((each) => each * 15);
  const clock = (minutes: number) => {
    const hour = Math.floor(minutes / 60);
    return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  };
  const time = fc
    .tuple(quarter, quarter)
    .filter(([start, end]) => start < end)
    .map(([start, end]) => `${clock(start)} - ${clock(end)}`);
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const values = [
    [TIME, time],
    [DATE, day],
    [MONEY, fc.option(fc.integer({ min: 0, max: 1_000_00 }))],
    [WHOLE, fc.option(fc.nat(9999))],
    [YES_NO, fc.boolean()],
  ] as const;
  for (const [type, value] of values)
    fc.assert(
      fc.property(value as fc.Arbitrary<unknown>, fc.constantFrom(...LANGUAGES), (each, language) => {
        expect(type.read(String(type.show(each, language)))).toEqual(each);
      }),
      { numRuns: 1000 },
    );
});

it.each([
  ['2026-12-05', '2026-12-05'],
  ['2026/12/5', '2026-12-05'],
  ['2026-12-05T00:00:00.000Z', '2026-12-05'],
  ['25/12/2026', '2026-12-25'],
  ['12/25/2026', '2026-12-25'],
  ['05.05.2026', '2026-05-05'],
  ['46361', '2026-12-05'],
])('reads the date %s', (each, date) => expect(DATE.read(each)).toBe(date));

it.each(['05/12/2026', '2026-02-30', '31/02/2026', '5 décembre', '05/12/26', '', '2026-13-01', '99999999'])(
  'refuses the date "%s" with a sentence',
  (each) => expect(() => DATE.read(each)).toThrow(CellError),
);

describe('a broken file', () => {
  /** A ZIP file of one entry that declares a size. */
  function zip(content: Buffer, declared: number, flags = 0): Buffer {
    const packed = deflateRawSync(content);
    const name = Buffer.from('[Content_Types].xml');
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(declared, 22);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(declared, 24);
    central.writeUInt16LE(name.length, 28);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(1, 8);
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(46 + name.length, 12);
    end.writeUInt32LE(30 + name.length + packed.length, 16);
    return Buffer.concat([local, name, packed, central, name, end]);
  }
  const bomb = Buffer.alloc(200_000_000, ' ');
  const xlsx = async (cells: (string | number)[][]) =>
    Buffer.from(await writeXlsx({ sheets: [{ name: 'S', rows: cells }] }));
  const refusal = async (bytes: Buffer) =>
    readSheet(bytes).then(
      () => 'read',
      (error: { extras?: { details?: { message: string }[] } }) => error.extras?.details?.[0]?.message,
    );

  it.each([
    ['an empty file', 'empty', () => Buffer.alloc(0)],
    ['a file of empty rows', 'empty', () => Buffer.from('\n,,,\n\n')],
    ['a picture', 'unreadable', () => Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1')],
    ['an old XLS file', 'locked', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['an open quote', 'unreadable', () => Buffer.from('Date,Time\n"2026-12-05,18:00')],
    ['6 MB', 'tooLarge', () => Buffer.alloc(6_000_000, 'a')],
    ['100,000 rows', 'tooManyRows', () => Buffer.from('a,b\n'.repeat(100_000))],
    ['100,000 rows of XLSX', 'tooManyRows', () => xlsx(Array.from({ length: 100_000 }, () => [1]))],
    ['200 columns', 'tooManyColumns', () => Buffer.from(`${'a,'.repeat(200)}\n`)],
    ['a zip bomb', 'tooLarge', () => zip(bomb, bomb.length)],
    ['a zip bomb that declares 10 bytes', 'unreadable', () => zip(bomb, 10)],
    ['a zip bomb that declares nothing', 'tooLarge', () => zip(bomb, 0)],
    ['a zip bomb with its size behind it', 'tooLarge', () => zip(bomb, 0, 8)],
    ['a ZIP file of something else', 'unreadable', () => zip(Buffer.from('<a/>'), 4)],
  ] as const)('of %s is refused as %s', async (_, sentence, bytes) => {
    expect(await refusal(await bytes())).toBe(SHEET_SENTENCES[sentence].en);
  });

  it('of any cut or changed bytes is read or refused with a sentence, 150 times', async () => {
    const whole = await xlsx([
      ['Date', 'Time'],
      ['2026-12-05', '18:00 - 19:30'],
    ]);
    const sentences: (string | undefined)[] = ['read', ...Object.values(SHEET_SENTENCES).map(({ en }) => en)];
    for (let each = 1; each <= 150; each += 1) {
      const at = Math.floor((whole.length * each) / 151);
      const broken = each % 2 ? whole.subarray(0, at) : Buffer.from(whole);
      if (each % 2 === 0) broken.writeUInt8((broken.readUInt8(at) + each) % 256, at);
      expect(sentences).toContain(await refusal(broken));
    }
  });

  it('with a cell in the last row is read without the rows between', async () => {
    const lines = await readSheet(
      await xlsx([['Date', 'Time'], ...Array.from({ length: 50 }, () => []), ['a']]),
    );
    expect(lines.map(({ row }) => row)).toEqual([1, 52]);
  });
});
