import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Language } from '@lions/domain';

/** Reads the public API as an anonymous caller. */
export type FetchJson = (path: string) => Promise<{ status: number; body: unknown }>;

export interface RenderedPage {
  status: number;
  html: string;
  headers: Record<string, string>;
}

/** What the web build's server bundle exports. */
interface ServerBundle {
  renderPage(input: {
    path: string;
    language: Language;
    fetchJson: FetchJson;
    origin: string;
    timeZone: string;
  }): Promise<RenderedPage>;
  splitAddress(address: string): { language?: Language; path: string };
}

/** What the web build says about itself. */
interface Manifest {
  bootScriptHash: string;
  /** The address and the zone that the prerendered pages were made for. */
  origin: string;
  timeZone: string;
  /** File stem of each prerendered page by its English address. */
  static: Record<string, string>;
}

/** Where the web build puts its output, seen from the API's source or output folder. */
export const WEB_DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** The built site: its files, and the function that renders what is not a file. */
export class BuiltSite {
  readonly manifest: Manifest;
  readonly clientFolder: string;
  private bundle: Promise<ServerBundle> | undefined;

  private constructor(private readonly folder: string) {
    this.manifest = JSON.parse(readFileSync(join(folder, 'pages/manifest.json'), 'utf8')) as Manifest;
    this.clientFolder = join(folder, 'client');
  }

  /** Undefined when the site was never built, as in the API's own tests. */
  static at(folder: string): BuiltSite | undefined {
    return existsSync(join(folder, 'pages/manifest.json')) ? new BuiltSite(folder) : undefined;
  }

  /** A prerendered page's bytes; undefined for an address that is none. */
  prerendered(path: string, language: Language): Buffer | undefined {
    const stem = this.manifest.static[path];
    return stem === undefined
      ? undefined
      : readFileSync(join(this.folder, 'pages', `${stem}.${language}.html`));
  }

  /** Loads React at the first page that needs it: a start that serves only the API never does. */
  renderer(): Promise<ServerBundle> {
    this.bundle ??= import(
      pathToFileURL(join(this.folder, 'server/render.js')).href
    ) as Promise<ServerBundle>;
    return this.bundle;
  }
}
