import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** For the build: in development the server of the public site serves these sources too. */
export default defineConfig({
  root: here('.'),
  plugins: [react()],
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
    rollupOptions: { input: 'src/app/entry.tsx' },
  },
});
