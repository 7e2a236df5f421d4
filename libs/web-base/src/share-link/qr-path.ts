import { create } from 'qrcode';

/** A QR code as one path: black squares of one unit in a square of `size`, its quiet zone included. */
export interface QrPath {
  size: number;
  path: string;
}

/** Units of white that readers need around the code. */
const QUIET_ZONE = 4;

/** The QR code of a text. The server computes it for public pages, because the library is larger than its result. */
export function qrPath(text: string): QrPath {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const lines: string[] = [];
  for (let row = 0; row < size; row += 1)
    for (let from = 0; from < size; from += 1) {
      let to = from;
      while (to < size && data[row * size + to]) to += 1;
      if (to > from) lines.push(`M${from + QUIET_ZONE} ${row + QUIET_ZONE}h${to - from}v1h-${to - from}z`);
      from = to;
    }
  return { size: size + 2 * QUIET_ZONE, path: lines.join('') };
}
