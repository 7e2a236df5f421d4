/**
 * Decodes an uploaded photograph and writes its sizes, in a process of its own, because the bytes may attack the decoder:
 * `node encode-picture.mjs FOLDER OPTIONS` with the photograph on standard input. OPTIONS is JSON: `length` is that of the
 * photograph, `side` and `pixels` are bounds, `widths` those of the sizes, `memory` the most bytes that the process may
 * use. Standard input stays open: its end is that of the server, and ends this process. Prints JSON:
 * `{width, height, widths}`, or `{refused}` with an error code of the API. Nothing but pixels gets into a size: no EXIF,
 * no place, no colour profile, nothing that was hidden in the file. Run by src/pictures/picture-encoder.ts.
 */
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const [folder, options] = process.argv.slice(2);
const { length, side, pixels, widths, memory } = JSON.parse(options);
/** All that may be opened: libvips reads some forty formats, SVG and PDF among them. */
const READERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];
const ENCODERS = {
  avif: (image) => image.avif({ quality: 52, effort: 3 }),
  webp: (image) => image.webp({ quality: 74 }),
};

/** Where memory runs out, the kernel ends this process instead of the server. */
function offerToTheKernel() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not Linux.
  }
}

/** Decoding runs in threads of libvips, so this timer fires meanwhile. */
function watchMemory() {
  setInterval(() => {
    if (process.memoryUsage.rss() > memory) process.kill(process.pid, 'SIGKILL');
  }, 20).unref();
}

function standardInput() {
  const chunks = [];
  let missing = length;
  // At once, whatever the threads of libvips do.
  process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL'));
  return new Promise((resolve) => {
    process.stdin.on('data', (chunk) => {
      chunks.push(chunk);
      missing -= chunk.length;
      if (missing > 0) return;
      // An unread open stdin does not keep the process running.
      process.stdin.unref();
      resolve(Buffer.concat(chunks));
    });
  });
}

const isBetween = (number, { min, max }) => number >= min && number <= max;

/** Only the header is read here: a bomb is refused before a pixel is decoded. */
async function refusal(bytes) {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const fits = isBetween(width, side) && isBetween(height, side) && width * height <= pixels;
  return fits ? undefined : 'PICTURE_SIZE';
}

/** The largest size as plain pixels, upright and in sRGB. */
function decode(bytes) {
  const largest = widths.at(-1);
  return sharp(bytes, { limitInputPixels: pixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function encode({ data, info }) {
  const { width, height, channels } = info;
  const pixelsOf = () => sharp(data, { raw: { width, height, channels } });
  // A size that is hardly smaller than the largest saves nothing.
  const made = [...widths.filter((smaller) => smaller < width * 0.8), width];
  for (const size of made)
    for (const [format, encoded] of Object.entries(ENCODERS))
      await encoded(pixelsOf().resize({ width: size })).toFile(join(folder, `${size}.${format}`));
  return { width, height, widths: made };
}

async function run() {
  const bytes = await standardInput();
  let decoded;
  try {
    const refused = await refusal(bytes);
    if (refused) return { refused };
    decoded = await decode(bytes);
  } catch {
    return { refused: 'PICTURE_UNREADABLE' };
  }
  return encode(decoded);
}

// Pages come first.
setPriority(10);
offerToTheKernel();
watchMemory();
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS });
process.stdout.write(JSON.stringify(await run()));
