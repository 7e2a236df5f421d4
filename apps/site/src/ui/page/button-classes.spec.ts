import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(__dirname, '../..');

/** The kinds of buttons that files of that type name, sorted. */
function kindsIn(extension: string, pattern: RegExp): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(extension),
  );
  const found = files.flatMap((file) => [...readFileSync(join(SOURCE, file), 'utf8').matchAll(pattern)]);
  return [...new Set(found.map(([, kind = '']) => kind))].sort();
}

test('every kind of button has style rules', () => {
  const used = kindsIn('.tsx', /\bbutton button-([\w-]+|\$\{)/g);
  expect(used.length).toBeGreaterThan(0);
  expect(kindsIn('.css', /\.button-([\w-]+)/g)).toEqual(expect.arrayContaining(used));
});
