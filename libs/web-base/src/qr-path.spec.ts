import decodeQR from 'qr/decode.js';
import { qrPath } from './qr-path';

const UNIT = 4;
const WHITE = 255;

/** A photograph of the path's rectangles, which are one unit high. */
function photograph({ size, path }: ReturnType<typeof qrPath>) {
  const width = size * UNIT;
  const data = new Uint8Array(width * width * 4).fill(WHITE);
  for (const [, left = '', top = '', wide = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let y = Number(top) * UNIT; y < (Number(top) + 1) * UNIT; y += 1)
      for (let x = Number(left) * UNIT; x < (Number(left) + Number(wide)) * UNIT; x += 1)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height: width, data };
}

test.each(['https://lions.test/fr/hockey-programs/team/7', `https://lions.test/my/${'aB3_'.repeat(11)}`])(
  'the code of %s is readable',
  (text) => expect(decodeQR(photograph(qrPath(text)))).toBe(text),
);

test('a code has four units of white around', () => {
  const { size, path } = qrPath('https://lions.test');
  const squares = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((square) => square.slice(1).map(Number));
  expect(Math.min(...squares.map(([left = NaN]) => left))).toBe(4);
  expect(Math.min(...squares.map(([, top = NaN]) => top))).toBe(4);
  expect(Math.max(...squares.map(([left = NaN, , wide = NaN]) => left + wide))).toBe(size - 4);
  expect(Math.max(...squares.map(([, top = NaN]) => top + 1))).toBe(size - 4);
});
