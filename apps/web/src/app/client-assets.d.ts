/** Addresses of the built client files, put in by vite: hashed in a build, source files in development. */
declare const CLIENT_ASSETS: {
  /** Pictures and the display font, by the names that site-files.mjs gives them. */
  files: Record<string, string>;
  /** Another one with each change of the sources. */
  build: string;
  /** The module that brings public documents alive. */
  entry: string;
  /** The back-office: its module and its style sheets; absent until there is one. */
  admin?: { script: string; styles: string[] };
};

declare module '*.css?inline' {
  const css: string;
  export default css;
}

/** Put in by vite. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}
