import { create } from 'qrcode';
import { qrPath } from './qr-path';

/** The squares that a path of rectangles one unit high blackens. */
function blackened(path: string): Set<string> {
  const squares = new Set<string>();
  for (const [, left = '', top = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let step = 0; step < Number(width); step += 1) squares.add(`${Number(left) + step} ${top}`);
  return squares;
}

test('a code’s path blackens exactly its modules, with four units of white around', () => {
  const text = 'https://lions.test/fr/hockey-programs/team/7';
  const { size, path } = qrPath(text);
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  expect(size).toBe(modules.size + 8);
  const wanted = [...modules.data].flatMap((black, index) =>
    black ? [`${(index % modules.size) + 4} ${Math.floor(index / modules.size) + 4}`] : [],
  );
  expect([...blackened(path)].sort()).toEqual(wanted.sort());
});
