import type { Language } from '@lions/domain';
import { DICTIONARIES } from '../../i18n/dictionary';
import type { PageRequest } from './page';

/** For specs: the request of a page that needs no data, on a day of the 50th season. */
export function givenPageRequest(language: Language, change: Partial<PageRequest> = {}): PageRequest {
  return {
    language,
    texts: DICTIONARIES[language],
    path: '/',
    params: {},
    search: new URLSearchParams(),
    timeZone: 'America/Toronto',
    now: new Date('2025-11-20T17:00:00Z'),
    today: '2025-11-20',
    origin: 'https://lions.example',
    site: {},
    fetchJson: () => Promise.reject(new Error('This page needs no data.')),
    ...change,
  };
}
