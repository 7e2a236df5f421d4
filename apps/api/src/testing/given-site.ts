import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@lions/domain';
import { BuiltSite, type Renderer } from '../site/renderer.js';

const CANONICAL: Record<string, string> = {
  '/': '/',
  '/calendar': '/calendar',
  '/teams/7': '/teams/7',
  '/old/7': '/teams/7',
};

const splitAddress: Renderer['splitAddress'] = (address) => {
  const [, language, path = ''] = /^(?:\/(en|fr)(?=\/|$))?(.*)$/.exec(address) ?? [];
  return {
    ...(language !== undefined && { language: language as Language }),
    path: path === '' ? '/' : path,
  };
};

const localized = (path: string, language?: Language) =>
  language === 'fr' ? `/fr${path === '/' ? '' : path}` : path;

/** A site with '/', '/calendar', '/teams/7', its alias '/old/7', and the back-office. */
export const SMALL_SITE: Renderer = {
  cacheablePage: (url) => {
    const { language, path } = splitAddress(url.split('?')[0] ?? '');
    const isPlain = language !== 'en' && CANONICAL[path] !== undefined;
    return isPlain ? { url: localized(path, language), ...(language && { language }) } : undefined;
  },
  BOOT_SCRIPT: '',
  FRAME_SCRIPT: '',
  FRAME_STYLE: '',
  embedScript: () => '',
  sitemap: () => '',
  robots: () => '',
  serviceWorker: () => '',
  checkInWorker: () => '',
  checkInManifest: () => '',
  checkInIcon: () => '',
  splitAddress,
  async renderPage({ path: url, language }) {
    const { path } = splitAddress(url.split('?')[0] ?? '');
    const canonicalPath = CANONICAL[path];
    const status = canonicalPath !== undefined || path === '/admin' ? 200 : 404;
    const html = `<!doctype html><html lang="${language}">`;
    return { status, html, headers: {}, ...(canonicalPath !== undefined && { canonicalPath }) };
  },
};

const ICONS = fileURLToPath(new URL('../../../site/public', import.meta.url));

/** The layout of a web build in a temporary folder of this spec file, whose pages `renderer` renders. */
export function useSite(renderer: Renderer = SMALL_SITE): string {
  const folder = mkdtempSync(join(tmpdir(), 'lions-site-'));
  for (const part of ['client/assets', 'server']) mkdirSync(join(folder, part), { recursive: true });
  cpSync(ICONS, join(folder, 'client'), { recursive: true });
  writeFileSync(join(folder, 'server/render.js'), '');
  const render = () => void jest.spyOn(BuiltSite.prototype, 'renderer').mockResolvedValue(renderer);
  beforeAll(render);
  beforeEach(render);
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
