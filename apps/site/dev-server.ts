import type { FetchJson } from './src/ui/page/page';
import type { Plugin } from 'vite';

const API_URL = process.env.API_URL ?? 'http://localhost:3000';

/** Calls the running API over HTTP without cookies, as an anonymous visitor. */
const fetchJson: FetchJson = async (path) => {
  const response = await fetch(API_URL + path);
  return { status: response.status, body: await response.json() };
};

const wantsDocument = (method = 'GET', accept = '') => method === 'GET' && accept.includes('text/html');

/** The visitor's language as the API chooses it: the cookie, else the browser's first preference. */
function languageOf(cookie = '', accepted = ''): 'en' | 'fr' {
  const stored = /(?:^|;\s*)language=(en|fr)/.exec(cookie)?.[1];
  return (stored ?? accepted.trim().slice(0, 2).toLowerCase()) === 'fr' ? 'fr' : 'en';
}

/** Serves the public documents with live reload in `vite`; in a build the API does it. */
export function publicDocuments(): Plugin {
  return {
    name: 'public-documents',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const url = request.originalUrl ?? '/';
        if (!wantsDocument(request.method, request.headers.accept)) return next();
        try {
          const { renderPage } = (await server.ssrLoadModule(
            '/src/app/render.tsx',
          )) as typeof import('./src/app/render');
          const page = await renderPage({
            path: url,
            language: languageOf(request.headers.cookie, request.headers['accept-language']),
            fetchJson,
            hasSignIn: /(?:^|;\s*)(?:access|refresh)_token=/.test(request.headers.cookie ?? ''),
            origin: `http://${request.headers.host ?? 'localhost'}`,
            // The same variables as the API.
            site: { sendsMail: Boolean(process.env.SMTP_URL) },
          });
          response.writeHead(page.status, page.headers);
          response.end(await server.transformIndexHtml(url, page.html));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
