import { configureStore } from '@reduxjs/toolkit';
import { api, type NightlyCheckUpDto } from '@lions/api-client';
import i18next from 'i18next';
import { createElement as element } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ADMIN_DICTIONARIES } from '../../i18n/dictionaries';

const RAN_AT = '2026-11-25T10:00:04.000Z';

/** A request of a page of the site: Node has no page, whose address would complete that of the call. */
class PageRequest extends Request {
  constructor(address: string, init?: RequestInit) {
    super(new URL(address, 'http://site.test'), init);
  }
}

let CheckUpLine: () => React.ReactNode;
let Language: (props: { children: React.ReactNode }) => React.ReactNode;
beforeAll(async () => {
  // The club's zone is read from the document when the module loads.
  Object.assign(globalThis, { document: { documentElement: { dataset: {} } }, Request: PageRequest });
  ({ CheckUpLine } = await import('./check-up-line'));
  ({ LanguageProvider: Language } = await import('../../ui/session/language'));
});

/** The line's HTML in that language once the server has answered; without an answer, while it loads. */
async function shown(language: 'en' | 'fr', status?: number, body?: object): Promise<string> {
  const resources = { en: { admin: ADMIN_DICTIONARIES.en }, fr: { admin: ADMIN_DICTIONARIES.fr } };
  const interpolation = { escapeValue: false };
  await i18next
    .use(initReactI18next)
    .init({ lng: language, resources, defaultNS: 'admin', ns: ['admin'], interpolation });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  if (status !== undefined) {
    globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status }));
    await store.dispatch(api.endpoints.getNightlyCheckUp.initiate());
  }
  const line = element(Language, null, element(MemoryRouter, null, element(CheckUpLine)));
  const html = renderToString(element(Provider, { store, children: line }));
  store.dispatch(api.util.resetApiState());
  return html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
}
const answered = (language: 'en' | 'fr', answer: NightlyCheckUpDto) => shown(language, 200, answer);
const result = (wrong: number, warnings: number) => ({ ranAt: RAN_AT, wrong, warnings });

it('says when the check-up ran and what it found, with a link to the page', async () => {
  const html = await answered('en', { last: result(0, 2), isOverdue: false });
  expect(html).toContain('Last nightly check-up: ');
  expect(html).toContain('Nov 25, 2026, 5:00 AM. Wrong: 0. Warnings: 2.');
  expect(html).toContain('href="/admin?view=doctor"');
  expect(html).not.toContain('role="alert"');
  const french = await answered('fr', { last: result(0, 2), isOverdue: false });
  expect(french).toContain('Erreurs : 0. Avertissements : 2.');
});

it('warns when something is wrong', async () => {
  const html = await answered('en', { last: result(1, 0), isOverdue: false });
  expect(html).toContain('role="alert"');
  expect(html).toContain(ADMIN_DICTIONARIES.en.dashboard.checkUp.wrong);
  expect(html).toContain('Wrong: 1. Warnings: 0.');
});

it('warns when the result is old, also when nothing was wrong', async () => {
  const html = await answered('fr', { last: result(0, 0), isOverdue: true });
  expect(html).toContain('role="alert"');
  expect(html).toContain('Le site n’a pas fait son bilan depuis 48 heures');
  expect(html).toContain('href="/admin?view=doctor"');
});

it('says that it never ran, that it loads, and that it could not be loaded', async () => {
  const { checkUp } = ADMIN_DICTIONARIES.en.dashboard;
  expect(await answered('en', { last: null, isOverdue: false })).toContain(checkUp.never);
  expect(await shown('en')).toContain('role="status"');
  const failed = await shown('en', 500, { statusCode: 500, error: 'Error', code: 'INTERNAL' });
  expect(failed).toContain(checkUp.loadFailed);
  expect(failed).toContain('<button');
});
