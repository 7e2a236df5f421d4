/** Builds the site: its files and the back-office's, the renderer, and a compressed copy of each text file. */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { copySiteFiles } from './site-files.mjs';

const ROOT = dirname(fileURLToPath(import.meta.url));
const CLIENT = join(ROOT, 'dist/client');
const BACK_OFFICE = join(ROOT, '../back-office/dist');

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compress(file) {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
}

process.env.NODE_ENV = 'production';
const configFile = join(ROOT, 'vite.config.ts');
await build({ configFile, logLevel: 'warn' });
copySiteFiles(CLIENT);
await cp(join(BACK_OFFICE, 'assets'), join(CLIENT, 'assets'), { recursive: true });
await build({ configFile, logLevel: 'warn', build: { ssr: join(ROOT, 'src/app/render.tsx') } });
const assets = await readdir(join(CLIENT, 'assets'));
const texts = assets.filter((name) => /\.(js|css|svg)$/.test(name));
await Promise.all(texts.map((name) => compress(join(CLIENT, 'assets', name))));
