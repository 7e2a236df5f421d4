import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@lions/domain';
import type { Renderer } from '../../site/renderer.js';

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

const ICONS = fileURLToPath(new URL('../../../../site/public', import.meta.url));

/** A temporary folder with the layout of the web build; each test defines what it renders. */
export function givenSiteFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lions-site-'));
  for (const part of ['client/assets', 'server']) mkdirSync(join(folder, part), { recursive: true });
  cpSync(ICONS, join(folder, 'client'), { recursive: true });
  writeFileSync(join(folder, 'server/render.js'), '');
  return folder;
}
