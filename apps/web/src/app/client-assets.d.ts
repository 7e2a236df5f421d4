/** Addresses of the built client files, put in by vite: hashed in a build, source files in development. */
declare const CLIENT_ASSETS: {
  /** The module that hydrates the islands. */
  islands: string;
  /** The back-office: its module and its style sheets; absent until there is one. */
  admin?: { script: string; styles: string[] };
};

declare module '*.css?inline' {
  const css: string;
  export default css;
}
