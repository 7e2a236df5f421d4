import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CLUB_SETTINGS, STANDARD_CLUB } from '@lions/domain';
import { LEAGUE_CONTENT } from '@lions/web-base';
import { FRENCH_FAULTS } from '@lions/web-base/testing';
import type { Localized } from './localized';

const LONG = 25;
const PROPER_NAMES = ['U.S. College Hockey Online'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isLocalized = (value: Record<string, unknown>): value is Localized =>
  typeof value.en === 'string' && typeof value.fr === 'string';

/** Every localized text in a value, at any depth, with its path. */
function textsIn(value: unknown, path: string): { path: string; text: Localized }[] {
  if (!isObject(value)) return [];
  const own = isLocalized(value) ? [{ path, text: value }] : [];
  return own.concat(Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`)));
}

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'),
);
const texts = files
  .flatMap((name) =>
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- every file of the folder, also those to come
    textsIn(require(join(__dirname, name)), name),
  )
  .concat(
    textsIn(LEAGUE_CONTENT, 'leagues'),
    textsIn(CLUB_SETTINGS, 'settings'),
    textsIn(STANDARD_CLUB, 'club'),
  );
const sentences = texts.filter(({ text }) => !/^(https?:|\/)/.test(text.en));

describe('content', () => {
  it('has texts', () => {
    expect(sentences.length).toBeGreaterThan(300);
  });

  it('is never empty', () => {
    for (const { path, text } of texts)
      expect([path, text.en.trim(), text.fr.trim()]).toEqual([
        path,
        expect.stringMatching(/./),
        expect.stringMatching(/./),
      ]);
  });

  it('is translated: no long text is the same in both languages', () => {
    const same = sentences.filter(({ text }) => text.en === text.fr && text.en.length >= LONG);
    expect(same.map(({ text }) => text.en).filter((text) => !PROPER_NAMES.includes(text))).toEqual([]);
  });

  it.each(FRENCH_FAULTS)('in French has %s', (_, fault) => {
    for (const { path, text } of sentences) {
      // Clock times are no sentences.
      const sentence = text.fr.replace(/\]\([^)]*\)/g, ']').replace(/\d:\d\d/g, '');
      expect([path, sentence]).not.toEqual([path, expect.stringMatching(fault)]);
    }
  });
});
