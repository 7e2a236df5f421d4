/** Addresses of the client files, injected by vite: hashed in a build, source files in development. */
declare const CLIENT_ASSETS: {
  /** Pictures and the display font, by their names in site-files.mjs. */
  files: Record<string, string>;
  /** Changes with the sources. */
  build: string;
  /** The module that hydrates public documents. */
  entry: string;
  /** The back-office's module, style sheets, and the modules it needs at once; absent before they are built. */
  admin?: {
    script: string;
    styles: string[];
    preloads: { en: string[]; fr: string[] };
    /** All files of the check-in, which opens without a network. */
    checkIn: string[];
  };
};

/** Injected by vite. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}
