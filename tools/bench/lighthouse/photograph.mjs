import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../setup/run.mjs';
import { signedIn } from '../club-data.mjs';

const sharp = createRequire(join(ROOT, 'apps/api/package.json'))('sharp');

/** A telephone's photograph, in pixels. */
const SIZE = { width: 4000, height: 3000 };

/** Noise in spots of that many to a row, as large as the photograph. */
async function noise(spots, sigma) {
  const size = { width: spots, height: spots * 0.75, channels: 3 };
  const small = sharp({ create: { ...size, noise: { type: 'gaussian', mean: 128, sigma } } });
  return sharp(await small.png().toBuffer())
    .resize(SIZE)
    .png()
    .toBuffer();
}

/** Coarse shapes with details, which take about as many bytes as a photograph of a team. */
async function photograph() {
  const details = { input: await noise(240, 40), blend: 'overlay' };
  return sharp(await noise(12, 60))
    .composite([details])
    .jpeg()
    .toBuffer();
}

/** Puts a photograph on the home page of the club at `url`. */
export async function addPhotograph(url) {
  const form = new FormData();
  const texts = { place: 'home', altEn: 'Invented picture', altFr: 'Image inventée', consent: 'true' };
  for (const [field, text] of Object.entries(texts)) form.set(field, text);
  form.set('file', new Blob([await photograph()], { type: 'image/jpeg' }), 'bench.jpg');
  const headers = { 'x-requested-with': 'bench', cookie: await signedIn(url) };
  const answer = await fetch(`${url}/api/pictures`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`The photograph: ${answer.status} ${await answer.text()}`);
}
