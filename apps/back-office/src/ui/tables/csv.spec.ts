import { parse } from 'papaparse';
import { csvText } from './csv';

const header = ['Nom', 'Heures'];

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

  it.each(['en', 'fr'] as const)('escapes formulas (%s)', async (language) => {
    for (const start of ['=', '+', '-', '@', '\t', '\r'])
      expect(await csvText(language, header, [[`${start}1+1`, '']])).toContain(`"'${start}1+1"`);
  });
});
