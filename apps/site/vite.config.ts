import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';
import { publicDocuments } from './dev-server.ts';
import { siteFiles, sourcesHash } from './site-files.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PUBLIC = 'src/app/public-entry.ts';
const FORM = 'src/ui/registration/registration-dialog.tsx';
const formTexts = (language: string) => `src/ui/registration/form-texts-${language}.ts`;
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
  /(club-time|time-range|formats|translate|venue|people|player-list|teams.team|public-api)\.ts|notices|dialog-entry|calendar-addresses|ui.links|share-link|ui.fee-line|sessions.fee/;

const FILES = [
  {
    name: 'react',
    test: /node_modules.(react|react-dom|scheduler)\W|hydrate-islands|rolldown.runtime/,
    // Else the small start of every page would need React.
    includeDependenciesRecursively: false,
  },
  { name: 'parts', test: PARTS },
  // Small modules of every form for families.
  {
    name: 'form-parts',
    test: /ui.(registration.form-fields|privacy-notice|ticket.(ticket-entry|state-mark)|receipts.own-receipts|registration.(registration-texts|registration-draft|remembered-family))/,
  },
  // What a sent form and a receipt show.
  { name: 'ticket', test: /ui.(ticket.(ticket|ticket-view|share-button)\.ts|receipts.keep-receipt)/ },
  // The rules of registrations.
  {
    name: 'form-rules',
    test: /(contract.limits|registration-fields|sessions.practice|registrations.registration)\.ts/,
  },
  {
    name: 'registration-form',
    test: /(validation-message|team-fields|text-inputs|evenings.evening)\.ts|registration-form\.css/,
  },
  // Small modules of the pages that open such a form.
  {
    name: 'form-opener',
    test: /use-form-dialog|load-form-texts|add-to-calendar\.tsx/,
    includeDependenciesRecursively: false,
  },
];

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
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

/** Names in a manifest: these, what they import, and so on. */
function withImports(built: (entry: string) => ManifestEntry, ...names: string[]): string[] {
  const found = new Set(names);
  // The loop also visits the entries that it adds.
  for (const name of found) for (const imported of built(name).imports ?? []) found.add(imported);
  return [...found];
}

const addresses = (files: string[]) => [...new Set(files)].map((file) => `/${file}`);

/** The files that public documents name: the entry's, each island's with the entry's, and the registration form's. */
function publicAssets() {
  const built = manifestOf(here('dist/client'));
  const filesOf = (...names: string[]) =>
    addresses(withImports(built, ...names).flatMap((name) => [built(name).file, ...(built(name).css ?? [])]));
  const [hydration = ''] = built(PUBLIC).dynamicImports ?? [];
  const islands = (built(hydration).dynamicImports ?? []).map((path) => [
    /([\w-]+)\.tsx$/.exec(path)?.[1],
    filesOf(PUBLIC, hydration, path),
  ]);
  return {
    entry: `/${built(PUBLIC).file}`,
    islands: Object.fromEntries(islands) as Record<string, string[]>,
    form: { en: filesOf(FORM, formTexts('en')), fr: filesOf(FORM, formTexts('fr')) },
  };
}

/** The back-office's files that its document names. */
function adminAssets() {
  const built = manifestOf(`${BACK_OFFICE}dist`);
  const languageFile = (language: string) => `src/i18n/${language}/language.ts`;
  /** An entry, with the modules that are needed at once. */
  const entryOf = (...names: [string, ...string[]]) => {
    const script = built(names[0]).file;
    const preloads = (language: string) =>
      addresses(
        withImports(built, ...names, languageFile(language))
          .map((name) => built(name).file)
          .filter((file) => file !== script),
      );
    return {
      script: `/${script}`,
      styles: addresses(withImports(built, ...names).flatMap((name) => built(name).css ?? [])),
      preloads: { en: preloads('en'), fr: preloads('fr') },
    };
  };
  const offline = withImports(built, ADMIN, languageFile('en'), languageFile('fr'), ...CHECK_IN).map(built);
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
  return { files, build, ...publicAssets(), admin: adminAssets() };
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
