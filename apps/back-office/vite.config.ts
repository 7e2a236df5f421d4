import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { antdStyles } from './antd/plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Small modules of the first view that only few other views import: each would be a file of its own. */
const FIRST_VIEW = /ui.session.return|i18n.address|crest|text.matching|group-by/;

/** What most views share, in few files: without this, the first view loads 26 scripts instead of 8. */
const FILES = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const] },
  { name: 'start', tags: ['$initial' as const] },
  { name: 'first-view', test: FIRST_VIEW },
  { name: 'parts', test: /(libs|src)\/(?!i18n)/, minShareCount: 10 },
  { name: 'icons', test: /ant-design.icons/, minShareCount: 3 },
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
      input: 'src/app/entry.tsx',
      output: { codeSplitting: { groups: FILES } },
    },
  },
});
