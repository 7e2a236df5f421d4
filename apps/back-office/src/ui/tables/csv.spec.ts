import { parse } from 'papaparse';
import { csvText } from './csv';

const header = ['Nom', 'Heures'];

const DELIMITER = { en: { delimiter: ',' }, fr: { delimiter: ';' } };

describe('CSV text', () => {
  it('has commas in English, and semicolons in French, after a byte order mark', async () => {
    const rows = [['Demo Player', 2]];
    expect(await csvText('en', header, rows)).toBe('\ufeffNom,Heures\r\nDemo Player,2\r\n');
    expect(await csvText('fr', header, rows)).toBe('\ufeffNom;Heures\r\nDemo Player;2\r\n');
  });

  it('has the decimal sign of the language', async () => {
    expect(await csvText('en', header, [['x', 1.3]])).toContain('x,1.3\r\n');
    expect(await csvText('fr', header, [['x', 1.3]])).toContain('x;1,3\r\n');
  });

  it.each(['en', 'fr'] as const)('is read back unchanged (%s)', async (language) => {
    const cells = ['Tremblay, Jo; "Demo"', 'deux\r\nlignes', ' espaces ', 'é'];
    const text = await csvText(language, header, [cells]);
    expect(text).toContain('"Tremblay, Jo; ""Demo"""');
    expect(parse(text.slice(1)).data[1]).toEqual(cells);
  });

  const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

  it.each(['en', 'fr'] as const)('escapes formulas (%s)', async (language) => {
    for (const start of SIGNS)
      expect(await csvText(language, header, [[`${start}1+1`, '']])).toContain(`'${start}1+1`);
    for (const blank of ['\t', '\r', '\n', ' ', '"'])
      expect(await csvText(language, header, [[`${blank}=1+1`, '']])).toContain("'=1+1");
    for (const blank of ['\t1', '\r1', '\n1'])
      expect(
        parse((await csvText(language, header, [[blank, '']])).slice(1), DELIMITER[language]).data[1],
      ).toEqual([`'${blank}`, '']);
  });

  it.each(['en', 'fr'] as const)(
    'has no formula after the separator of any language (%s)',
    async (language) => {
      for (const sign of SIGNS)
        for (const between of [',', ';', '\t', '|', '\n', '; ', ';"', `;'`, ',"', ';" "'])
          for (const next of ['', 'x']) {
            const cell = `Ann${between}${sign}1+cmd|'/c calc'!A0`;
            const text = (await csvText(language, header, [[next, cell, cell, next]])).slice(1);
            for (const delimiter of [',', ';', '\t', '|'])
              for (const quoteChar of ['"', '\u0000'])
                for (const read of parse<string[]>(text, { delimiter, quoteChar }).data.flat())
                  expect(read.trim()).not.toMatch(/^["\s]*[=+@＝＋－＠-]/);
          }
    },
  );

  it('keeps texts of digits as texts', async () => {
    const cells = ['0612345678', '06', '123456789012', '5145550100'];
    const read = parse((await csvText('en', header, [cells])).slice(1)).data[1];
    expect(read).toEqual(cells.map((cell) => `'${cell}`));
    expect(await csvText('en', header, [['2012', 5145550100]])).toContain('\r\n2012,5145550100\r\n');
    expect(await csvText('en', header, [['0', '']])).toContain('\r\n0,\r\n');
  });

  it('keeps signs inside a cell, and negative numbers', async () => {
    const cells = ['Anne-Marie', '514-555-0100', 'a = b', 'x@example.test'];
    expect(parse((await csvText('en', header, [cells])).slice(1)).data[1]).toEqual(cells);
    expect(await csvText('fr', header, [['x', -1.5]])).toContain('x;-1,5\r\n');
  });
});
