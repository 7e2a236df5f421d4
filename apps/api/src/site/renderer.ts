import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Language } from '@lions/domain';
import type { Configuration } from '../platform/config/configuration.js';
import type { CacheablePage } from '../platform/public-cache/cacheable-addresses.js';

/** Reads the public API as an anonymous caller. */
export type FetchJson = (path: string) => Promise<{ status: number; body: unknown }>;

export interface RenderedPage {
  status: number;
  html: string;
  headers: Record<string, string>;
  /** The public page's canonical path, without language; absent when there is no such page. */
  canonicalPath?: string;
  /** Any site may show it in a frame. */
  isFramed?: true;
}

/** Exports of the site's server bundle. */
export interface Renderer {
  renderPage(input: {
    path: string;
    language: Language;
    /** Whether the browser presents a sign-in, valid or not. */
    hasSignIn: boolean;
    fetchJson: FetchJson;
    origin: string;
    timeZone: string;
    now: Date;
    /** Facts about the club and this server that the pages know. */
    site: Configuration['site'] & { sendsMail: boolean };
  }): Promise<RenderedPage>;
  splitAddress(address: string): { language?: Language; path: string };
  /** The address as its page depends on it; undefined for a private, unknown or redirected one. */
  cacheablePage(url: string): CacheablePage | undefined;
  sitemap(origin: string): string;
  robots(origin: string): string;
  serviceWorker(): string;
  /** Files of the check-in, which is installed on phones and opens without a network. */
  checkInWorker(): string;
  checkInManifest(language?: Language): string;
  checkInIcon(): string;
  /** The script with which other sites show the schedule. */
  embedScript(): string;
  /** The one inline script of public pages. */
  BOOT_SCRIPT: string;
  /** The inline script and style sheet of a framed page. */
  FRAME_SCRIPT: string;
  FRAME_STYLE: string;
}

/** The site build's output, relative to the API's source or output folder. */
export const SITE_DIST = fileURLToPath(new URL('../../../site/dist/', import.meta.url));

/** The built site: its files, and the bundle that renders pages. */
export class BuiltSite {
  readonly clientFolder: string;
  private readonly bundleFile: string;
  private bundle: Promise<Renderer> | undefined;

  private constructor(folder: string) {
    this.clientFolder = join(folder, 'client');
    this.bundleFile = join(folder, 'server/render.js');
  }

  /** Undefined without a web build, as in the API's own tests. */
  static at(folder: string): BuiltSite | undefined {
    const site = new BuiltSite(folder);
    return existsSync(site.bundleFile) ? site : undefined;
  }

  /** Loads React at the first page request: a process that serves only the API never does. */
  renderer(): Promise<Renderer> {
    this.bundle ??= import(pathToFileURL(this.bundleFile).href) as Promise<Renderer>;
    return this.bundle;
  }
}
