import react from '@vitejs/plugin-react';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';
import { publicDocuments } from './dev-server.ts';
import { siteFiles, sourcesHash } from './site-files.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PUBLIC = 'src/app/public-entry.ts';
const ADMIN = 'src/app/admin-entry.tsx';
const hasAdmin = existsSync(here(ADMIN));

interface ManifestEntry {
  file: string;
  css?: string[];
}

/** Where the documents find the client's files: the sources in development, the hashed files once they are built. */
function clientAssets(development: boolean) {
  const files = siteFiles({ development });
  const build = sourcesHash();
  if (development)
    return {
      files,
      build,
      entry: `/${PUBLIC}`,
      ...(hasAdmin && { admin: { script: `/${ADMIN}`, styles: [] } }),
    };
  const manifest = JSON.parse(readFileSync(here('dist/client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const entry = manifest[PUBLIC];
  const admin = manifest[ADMIN];
  if (!entry) throw new Error(`The client build has no ${PUBLIC}.`);
  return {
    files,
    build,
    entry: `/${entry.file}`,
    ...(admin && {
      admin: { script: `/${admin.file}`, styles: (admin.css ?? []).map((file) => `/${file}`) },
    }),
  };
}

/** Built twice: the client's files first, then, with --ssr, the renderer that knows their names. */
export default defineConfig(({ command, isSsrBuild }): UserConfig => {
  const development = command === 'serve';
  return {
    root: here('.'),
    appType: 'custom',
    plugins: [react(), ...(development ? [publicDocuments()] : [])],
    resolve: {
      alias: {
        '@lions/domain': here('../../libs/domain/src/index.ts'),
        '@lions/api-client': here('../../libs/api-client/src/index.ts'),
      },
    },
    define: {
      // Else React's development code is bundled with the renderer.
      ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
      ...((development || isSsrBuild) && { CLIENT_ASSETS: JSON.stringify(clientAssets(development)) }),
    },
    server: {
      host: '127.0.0.1',
      fs: { allow: [here('../..')] },
      proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' },
    },
    // The API's process has no copy of React: the built renderer carries its own.
    ssr: development ? {} : { noExternal: true },
    build: isSsrBuild
      ? { outDir: 'dist/server', target: 'node20', minify: true, cssMinify: true }
      : {
          outDir: 'dist/client',
          manifest: true,
          modulePreload: false,
          rollupOptions: { input: hasAdmin ? [PUBLIC, ADMIN] : [PUBLIC] },
        },
  };
});
