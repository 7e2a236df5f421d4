/** Builds the site: client files, renderer, prerendered pages, and each text file compressed once and for all. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const ROOT = dirname(fileURLToPath(import.meta.url));
const DIST = join(ROOT, 'dist');
const LANGUAGES = ['en', 'fr'];
/** Canonical addresses are absolute; a server with another PUBLIC_URL renders these pages itself, see the manifest. */
const ORIGIN = (process.env.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/$/, '');
const NOT_FOUND = { path: '/404', file: 'not-found' };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compress(file) {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
}

async function prerender({ renderPage, localize, routes, adminRoutes, BOOT_SCRIPT, DEFAULT_CLUB_ZONE }) {
  const pages = join(DIST, 'pages');
  await rm(pages, { recursive: true, force: true });
  await mkdir(pages, { recursive: true });
  const noData = () => Promise.reject(new Error('A prerendered page must not need data.'));
  const admin = adminRoutes.map((path) => ({ path, file: 'admin' }));
  for (const { path, file } of [...routes, admin[0], NOT_FOUND]) {
    for (const language of LANGUAGES) {
      const address = file === 'admin' ? path : localize(path, language);
      const { html } = await renderPage({ path: address, language, fetchJson: noData, origin: ORIGIN });
      await writeFile(join(pages, `${file}.${language}.html`), html);
    }
  }
  const manifest = {
    bootScriptHash: `sha256-${createHash('sha256').update(BOOT_SCRIPT).digest('base64')}`,
    origin: ORIGIN,
    timeZone: DEFAULT_CLUB_ZONE,
    static: Object.fromEntries([...routes, ...admin].map(({ path, file }) => [path, file])),
    notFound: NOT_FOUND.file,
  };
  await writeFile(join(pages, 'manifest.json'), JSON.stringify(manifest, null, 2));
}

async function filesIn(folder, pattern) {
  return (await readdir(folder)).filter((name) => pattern.test(name)).map((name) => join(folder, name));
}

process.env.NODE_ENV = 'production';
const configFile = join(ROOT, 'vite.config.ts');
await build({ configFile, logLevel: 'warn' });
await build({ configFile, logLevel: 'warn', build: { ssr: join(ROOT, 'src/app/render.tsx') } });
await prerender(await import(pathToFileURL(join(DIST, 'server/render.js')).href));
const assets = await filesIn(join(DIST, 'client/assets'), /\.(js|css|svg)$/);
const pages = await filesIn(join(DIST, 'pages'), /\.html$/);
await Promise.all([...assets, ...pages].map(compress));
