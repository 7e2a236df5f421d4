import encodeQR from 'qr';

/** A QR code as one path: black squares of one unit in a square of `size`, its quiet zone included. */
export interface QrPath {
  size: number;
  path: string;
}

/** Units of white that readers need around the code. */
const QUIET_ZONE = 4;

/** The QR code of a text. The server computes it for public pages, because the library is larger than its result. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const lines: string[] = [];
  for (const [top, squares] of rows.entries())
    for (let from = 0; from < squares.length; from += 1) {
      let to = from;
      while (squares[to]) to += 1;
      if (to > from) lines.push(`M${from} ${top}h${to - from}v1h-${to - from}z`);
      from = to;
    }
  return { size: rows.length, path: lines.join('') };
}
