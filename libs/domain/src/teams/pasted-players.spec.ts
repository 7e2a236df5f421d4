import fc from 'fast-check';
import { holdsContact } from './player-list.js';
import { readPastedPlayers } from './pasted-players.js';
import { namesAlone, reviewPlayerList } from './player-list-review.js';

const namesOf = (text: string) => readPastedPlayers(text).map(({ name }) => name);

describe('readPastedPlayers', () => {
  test.each([
    [
      'numbering',
      '1. Ana Roy\n2) Bo Test\n(3) Cy Foe\n4 - Dee Roy\n5 Eli Fox',
      'Ana Roy|Bo Test|Cy Foe|Dee Roy|Eli Fox',
    ],
    [
      'numbers before names that begin as a month, or are one',
      '12 Marie Roy\n5 Martin Fox\n3 Junior Day\n7 Julie Mayrand\n4 Declan April\n8 Mai Ly\n9 Yo Foe',
      'Marie Roy|Martin Fox|Junior Day|Julie Mayrand|Declan April|Mai Ly|Yo Foe',
    ],
    ['numbering on lines of its own', '1\nAna Roy\n2\nBo Test', '|Ana Roy||Bo Test'],
    [
      'bullets',
      '• Ana Roy\n- Bo Test\n* Cy Foe\n– Dee Roy\n✓ Eli Fox',
      'Ana Roy|Bo Test|Cy Foe|Dee Roy|Eli Fox',
    ],
    [
      'jersey numbers',
      '#12 Ana Roy\nBo Test #7\nCy Foe (9)\nNo. 4 Dee Roy\nn° 5 Eli Fox\n# 31 Flo Day\nGil Ray 44',
      'Ana Roy|Bo Test|Cy Foe|Dee Roy|Eli Fox|Flo Day|Gil Ray',
    ],
    [
      'positions',
      'Ana Roy (G)\n(F) Bo Test\nCy Foe [D]\nDee Roy - F\nEli Fox (gardien)\nFlo Day / Défenseure',
      'Ana Roy|Bo Test|Cy Foe|Dee Roy|Eli Fox|Flo Day',
    ],
    ['headings of positions', 'Gardiens :\nAna Roy\nForwards\nBo Test', '|Ana Roy||Bo Test'],
    [
      'quotes',
      '"Ana Roy"\n“Bo Test”\n« Cy Foe »\n"Di" Fox\n‘Eli’ Fox\n\'Flo Day\'',
      'Ana Roy|Bo Test|Cy Foe|Di Fox|Eli Fox|Flo Day',
    ],
    ['addresses', 'Ana Roy <ana.roy@example.test>; Bo Test <bo@example.test>', 'Ana Roy|Bo Test'],
    ['addresses between commas', 'Ana Roy ana@example.test, Bo Test (bo＠example.test)', 'Ana Roy|Bo Test'],
    ['addresses with spaces', 'Ana Roy ana.roy @ example.test', 'Ana Roy'],
    ['a line of an address alone', 'Ana Roy\nana@example.test\nmailto:bo@example.test', 'Ana Roy||'],
    [
      'names as an e-mail program quotes them',
      '"Roy, Ana" <ana@example.test>, "Test, Bo" <bo@example.test>',
      'Ana Roy|Bo Test',
    ],
    [
      'telephone numbers',
      '514-555-1000 Zoé Roy\nAna Roy (514) 555 1001\nBo Test tél. : 514.555.1002 poste 4\nCy Foe ５１４５５５１００３\nDee Roy ٥١٤٥٥٥١٠٠٤',
      'Zoé Roy|Ana Roy|Bo Test|Cy Foe|Dee Roy',
    ],
    [
      'birth dates, years and ages',
      'Ana Roy 2012-05-01\nBo Test 1/5/12\nCy Foe (2012)\nDee Roy née le 1er mai 2012\nEli Fox, May 3, 2012\nFlo Day 14 ans',
      'Ana Roy|Bo Test|Cy Foe|Dee Roy|Eli Fox|||Flo Day',
    ],
    ['columns of a sheet', 'Roy\tAna\t514-555-0100\tmom@example.test\t2012-05-01', 'Ana Roy'],
    ['two columns', 'Roy\tAna\nDe la Cruz\tBo', 'Ana Roy|Bo De la Cruz'],
    [
      'whole names beside other columns',
      'Ana Roy\tMarie Roy\t514-555-0100\nBo Test\tJean\t514-555-0101',
      'Ana Roy|Bo Test',
    ],
    [
      'a header of last and first names',
      'Nom\tPrénom\tTéléphone\nRoy\tAna\t514-555-0100\nLe Test\tBo\t',
      '|Ana Roy|Bo Le Test',
    ],
    [
      'a header of first and last names',
      '#\tFirst name\tLast name\tParent\n1\tAna\tRoy\tMarie Roy',
      '|Ana Roy',
    ],
    [
      'a header of whole names',
      'Player,Position,Email\n"Roy, Ana",F,a@example.test\nBo Test,G,b@example.test',
      '|Ana Roy|Bo Test',
    ],
    ['a header line in a list', 'Nom Prénom\nAna Roy', '|Ana Roy'],
    ['a header line with other columns', 'Nom Prénom Courriel\nTremblay Éloïse 2012', '|Tremblay Éloïse'],
    [
      'parents behind names',
      'Ana Roy – mère : Marie Roy 514-555-0100\nBo Test (parent: Luc Test)',
      'Ana Roy|Bo Test',
    ],
    [
      'brackets around dates and telephones',
      'Ana Roy (514-555-0100)\nRoy, Bo (2012-05-01)',
      'Ana Roy|Bo Roy',
    ],
    [
      'semicolons of a French sheet',
      'Roy;Ana;2012-05-01;Marie Roy;514-555-0100\nTest;Bo;2012-06-01;Luc Test;514-555-0101',
      'Ana Roy|Bo Test',
    ],
    [
      'one row between semicolons or commas',
      'Roy;Ana;mom@example.test\nTest, Bo, G, 2012',
      'Ana Roy|Bo Test',
    ],
    ['last and first names', 'Roy, Ana; St. Pierre, Bo', 'Ana Roy|Bo St. Pierre'],
  ])('takes names out of: %s', (_, text, names) => {
    expect(namesOf(text)).toEqual(names.split('|'));
    expect(namesAlone(namesAlone(text))).toBe(namesAlone(text));
  });

  test.each([
    'Ana Roy\nBo Test, Cy Foe; Dee Roy',
    "Anne-Marie O'Neil\nd’Artagnan Roy\nJ.-F. Roy Jr.\nZoé St. Pierre\n’t Hooft Bo",
    'Demo Player 01\nDemo Player 02',
    'Roy\nAna',
    '山田 太郎\nनीता राव\nŁukasz Øster',
    'Mai Ly\nApril May\nNoé Age\nNoel Note',
    'Ana (Didi) Roy',
    'A. R.\nB. T.',
  ])('leaves %j as it is', (text) => {
    for (const { name, written } of readPastedPlayers(text)) expect(name).toBe(written);
  });

  test('reads nothing from an empty text', () => expect(readPastedPlayers(' \n;,\t\n--')).toEqual([]));

  test.each([
    ['without heads', ''],
    ['with heads', 'No\tNom\tPrénom\tNaissance\tPosition\tCourriel\tTéléphone\tParent\n'],
  ])('leaves names alone of a sheet of 300 rows %s', (_, head) => {
    const rows = Array.from({ length: 300 }, (_unused, index) => {
      const [last, first] = [`Roy${letters(index)}`, `Ana${letters(index * 7)}`];
      const day = `20${10 + (index % 5)}-0${1 + (index % 9)}-1${index % 10}`;
      const phone = `(514) 555-${String(1000 + index)}`;
      const mail = `parent.${index}@example.test`;
      return {
        row: [index + 1, last, first, day, 'FGD'[index % 3], mail, phone, `Marie ${last}`].join('\t'),
        name: `${first} ${last}`,
      };
    });
    const names = namesAlone(head + rows.map(({ row }) => row).join('\r\n')).split('\n');
    expect(names).toEqual(rows.map(({ name }) => name));
    expect(names.filter(holdsContact)).toEqual([]);
  });

  test('property: names alone hold no contact, in any mixture', () => {
    const part = fc.constantFrom(
      'Ana Roy',
      'Roy',
      'Ana',
      'ana.roy@example.test',
      '<bo＠example.test>',
      '514-555-0100',
      '(514) 555 0100',
      '2012-05-01',
      '1er mai 2012',
      '#12',
      '(G)',
      '3.',
    );
    const mixture = fc.array(fc.tuple(part, fc.constantFrom(' ', '\t', ', ', '; ', '\n')), { maxLength: 20 });
    fc.assert(
      fc.property(mixture, (parts) => {
        const names = namesAlone(parts.flat().join('')).split('\n');
        expect(names.filter(holdsContact)).toEqual([]);
      }),
    );
  });

  test('keeps an entry from which no name can be taken, to be refused', () => {
    const entry = 'a1b2c3d4e5f6g7';
    expect(readPastedPlayers(entry)).toEqual([{ written: entry, name: entry }]);
    expect(reviewPlayerList(entry).contacts).toEqual([entry]);
  });

  // A pattern that backtracks takes minutes here, far beyond the time limit of a test.
  test('reads lines of 120,000 letters without backtracking', () => {
    for (const text of [
      'a'.repeat(60_000) + '1234567@',
      '@'.repeat(60_000),
      '1 '.repeat(60_000),
      '"'.repeat(60_000),
    ])
      expect(namesAlone(`${text}\n${text.slice(0, 999)}`)).toEqual(expect.any(String));
  });
});

/** A word of letters for a number. */
const letters = (value: number) => String(value).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
