/** An entry of the back-office: its module, style sheets, and the other modules that it needs at once. */
interface AdminEntry {
  script: string;
  styles: string[];
  preloads: { en: string[]; fr: string[] };
}

/** Addresses of the client files, injected by vite: hashed in a build, source files in development. */
declare const CLIENT_ASSETS: {
  /** Pictures and the display font, by their names in site-files.mjs. */
  files: Record<string, string>;
  /** Changes with the sources. */
  build: string;
  /** The module that hydrates public documents. */
  entry: string;
  /** The files that each island needs, by its name; absent in development. */
  islands?: Record<string, string[]>;
  /** The files of the registration form, by language. */
  form?: Record<'en' | 'fr', string[]>;
  /** The back-office; absent before it is built. */
  admin?: {
    /** The sign-in page of a browser without a sign-in. */
    signIn: AdminEntry;
    dashboard: AdminEntry;
    /** All else: the check-in, and a password reset. */
    other: AdminEntry;
    /** All files of the check-in, which opens without a network. */
    checkIn: string[];
  };
};

/** Injected by vite. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}
