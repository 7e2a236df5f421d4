import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { antdStyles } from './antd/plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Small modules of the first view that only few other views import: each would be a file of its own. */
const FIRST_VIEW =
  /(Search|Warning)Outlined|browser-choice|screen.shortcuts|forms.unsaved|retention|text.(matching|person-words)|(Mail|Phone|CheckCircle|ArrowRight)Outlined|group-by/;

const [MAIN, SIGN_IN] = ['src/app/entries/main.tsx', 'src/app/entries/sign-in.tsx'];
const LANGUAGES = ['src/i18n/en/language.ts', 'src/i18n/fr/language.ts'];

/** Modules with their static imports, direct and indirect. */
function importsOf(modules: string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set(modules.map(here));
  // The loop also visits the entries that it adds.
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

let ofSignIn: Set<string> | undefined;

/**
 * Files of the sign-in page, apart from the rest: it must not wait for Ant Design. The dashboard uses the same files,
 * except the page itself.
 */
const signInFile: Rolldown.CodeSplittingNameFunction = (id, context) => {
  ofSignIn ??= importsOf([SIGN_IN, ...LANGUAGES], context);
  if (!ofSignIn.has(id) || id === here(SIGN_IN)) return null;
  return /features.login|entries.sign-in.css/.test(id) ? 'sign-in' : 'base';
};

/** Code that most views share, in few files: without this, the first view loads 26 scripts instead of 8. */
const FILES = [
  { name: signInFile, tags: ['$initial' as const] },
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const] },
  // Without the other entry, which would run, too.
  { name: 'start', test: (id: string) => id !== here(SIGN_IN), tags: ['$initial' as const] },
  { name: 'first-view', test: FIRST_VIEW },
  { name: 'parts', test: /(libs|src)\/(?!i18n)/, minShareCount: 10 },
  { name: 'icons', test: /ant-design.icons/, minShareCount: 6 },
];

/** antd's dialogs and tooltips need the context of forms only: without this, all of forms is in the first view. */
const partOfForms: Plugin = {
  name: 'part-of-forms',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const isContext = source === '@rc-component/form' && importer?.endsWith('/antd/es/form/context.js');
    return isContext ? this.resolve('@rc-component/form/es/FormContext.js', importer) : undefined;
  },
};

/** For the build: in development the server of the public site serves these sources too. */
export default defineConfig({
  root: here('.'),
  plugins: [react(), antdStyles(), partOfForms],
  resolve: {
    alias: {
      '@lions/domain': here('../../libs/domain/src/index.ts'),
      '@lions/api-client': here('../../libs/api-client/src/index.ts'),
      '@lions/web-base': here('../../libs/web-base/src/index.ts'),
    },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    modulePreload: false,
    // A single file of libraries: in parts they would be more requests, and compress less well.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: [MAIN, SIGN_IN],
      output: { codeSplitting: { groups: FILES } },
    },
  },
});
