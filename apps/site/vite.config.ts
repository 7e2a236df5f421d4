import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';
import { publicDocuments } from './dev-server.ts';
import { siteFiles, sourcesHash } from './site-files.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PUBLIC = 'src/app/public-entry.ts';
const [ADMIN, SIGN_IN, DASHBOARD] = [
  'src/app/entries/main.tsx',
  'src/app/entries/sign-in.tsx',
  'src/app/back-office.tsx',
];
const CHECK_IN = [
  'src/features/check-in/check-in-page.tsx',
  'src/features/check-in/scanner.tsx',
  'src/i18n/en/screens/check-in.ts',
  'src/i18n/fr/screens/check-in.ts',
];
const BACK_OFFICE = here('../back-office/');

/** Small modules of most islands: in a file of its own, each compresses less well. */
const PARTS =
  /(club-time|time-range|formats|translate|venue|people|player-list|teams.team|public-api)\.ts|notices|dialog-on-demand|dialog-entry|share-link|link-actions/;

const FILES = [
  { name: 'react', test: /node_modules.(react|react-dom|scheduler)\W/ },
  { name: 'parts', test: PARTS },
  // Small modules of every form for families.
  {
    name: 'form-parts',
    test: /ui.(registration.form-fields|privacy-notice)/,
  },
];

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Reads the manifest of a build; what it returns finds an entry. */
function manifestOf(folder: string): (entry: string) => ManifestEntry {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Partial<
    Record<string, ManifestEntry>
  >;
  return (entry) => {
    const found = manifest[entry];
    if (!found) throw new Error(`The build in ${folder} has no ${entry}.`);
    return found;
  };
}

/** The back-office's files that its document names. */
function adminAssets() {
  const built = manifestOf(`${BACK_OFFICE}dist`);
  /** Names in the manifest: these, what they import, and so on. */
  const withImports = (...names: string[]) => {
    const found = new Set(names);
    // Goes on with those that are added meanwhile.
    for (const name of found) for (const imported of built(name).imports ?? []) found.add(imported);
    return [...found];
  };
  const addresses = (files: string[]) => [...new Set(files)].map((file) => `/${file}`);
  const languageFile = (language: string) => `src/i18n/${language}/language.ts`;
  /** An entry, with the modules that are needed at once. */
  const entryOf = (...names: [string, ...string[]]) => {
    const script = built(names[0]).file;
    const preloads = (language: string) =>
      addresses(
        withImports(...names, languageFile(language))
          .map((name) => built(name).file)
          .filter((file) => file !== script),
      );
    return {
      script: `/${script}`,
      styles: addresses(withImports(...names).flatMap((name) => built(name).css ?? [])),
      preloads: { en: preloads('en'), fr: preloads('fr') },
    };
  };
  const offline = withImports(ADMIN, languageFile('en'), languageFile('fr'), ...CHECK_IN).map(built);
  return {
    signIn: entryOf(SIGN_IN),
    dashboard: entryOf(ADMIN, DASHBOARD),
    other: entryOf(ADMIN),
    checkIn: addresses(offline.flatMap(({ file, css }) => [file, ...(css ?? [])])),
  };
}

/** Addresses of the client files in the documents: sources in development, hashed files in a build. */
function clientAssets(development: boolean) {
  const files = siteFiles({ development });
  const build = sourcesHash();
  if (development) {
    const source = (path: string) => ({
      script: `/@fs${BACK_OFFICE}${path}`,
      styles: [],
      preloads: { en: [], fr: [] },
    });
    const main = source(ADMIN);
    const admin = { signIn: source(SIGN_IN), dashboard: main, other: main, checkIn: [] };
    return { files, build, entry: `/${PUBLIC}`, admin };
  }
  return {
    files,
    build,
    entry: `/${manifestOf(here('dist/client'))(PUBLIC).file}`,
    admin: adminAssets(),
  };
}

/** Two builds: the client files, then, with --ssr, the renderer, which contains their names. */
export default defineConfig(({ command, isSsrBuild }): UserConfig => {
  const development = command === 'serve';
  return {
    root: here('.'),
    appType: 'custom',
    plugins: [react(), ...(development ? [publicDocuments()] : [])],
    resolve: {
      alias: {
        '@lions/domain': here('../../libs/domain/src/index.ts'),
        '@lions/web-base': here('../../libs/web-base/src/index.ts'),
        // For the back-office, which this server serves too.
        ...(development && { '@lions/api-client': here('../../libs/api-client/src/index.ts') }),
      },
    },
    define: {
      // Without this, React's development code is bundled with the renderer.
      ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
      ...((development || isSsrBuild) && { CLIENT_ASSETS: JSON.stringify(clientAssets(development)) }),
    },
    server: {
      host: '127.0.0.1',
      fs: { allow: [here('../..')] },
      proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' },
    },
    // Bundled, because the API's process has no copy of React.
    ssr: development ? {} : { noExternal: true },
    build: isSsrBuild
      ? { outDir: 'dist/server', copyPublicDir: false, target: 'node20', minify: true, cssMinify: true }
      : {
          outDir: 'dist/client',
          manifest: true,
          modulePreload: false,
          rolldownOptions: { input: [PUBLIC], output: { codeSplitting: { groups: FILES } } },
        },
  };
});
