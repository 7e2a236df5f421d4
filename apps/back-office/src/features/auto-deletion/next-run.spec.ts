import i18next from 'i18next';
import { ADMIN_DICTIONARIES } from '../../i18n/dictionaries';
import { nextRunText } from './next-run';

const ZONE = 'America/Toronto';

beforeAll(() =>
  i18next.init({
    resources: { en: { admin: ADMIN_DICTIONARIES.en }, fr: { admin: ADMIN_DICTIONARIES.fr } },
    defaultNS: 'admin',
    ns: ['admin'],
    interpolation: { escapeValue: false },
  }),
);

const plain = (text: string) => text.replace(/\u00a0/g, ' ');
const words = (now: string, at: string, language: 'en' | 'fr' = 'en') =>
  plain(nextRunText(i18next.getFixedT(language), at, new Date(now), language, ZONE));

test.each([
  ['in the evening', '2026-11-22T00:00:00Z', '2026-11-22T08:00:00Z', 'Tonight at 3:00 AM, in 8 hours'],
  ['in the same night', '2026-11-22T06:30:00Z', '2026-11-22T08:00:00Z', 'Tonight at 3:00 AM, in 2 hours'],
  ['after the run', '2026-11-22T08:01:00Z', '2026-11-23T08:00:00Z', 'Tomorrow at 3:00 AM, in 24 hours'],
  ['by day', '2026-11-21T15:00:00Z', '2026-11-21T16:00:00Z', 'Today at 11:00 AM, in 60 minutes'],
  ['late', '2026-11-21T23:30:00Z', '2026-11-22T18:00:00Z', 'Tomorrow at 1:00 PM, in 19 hours'],
  [
    'clocks fall back meanwhile',
    '2026-11-01T03:00:00Z',
    '2026-11-01T08:00:00Z',
    'Tonight at 3:00 AM, in 5 hours',
  ],
  ['due', '2026-11-21T15:00:00Z', '2026-11-21T15:00:00Z', 'Within a minute'],
  [
    'days off',
    '2026-11-20T15:00:00Z',
    '2026-11-23T08:00:00Z',
    'Monday, November 23, 2026 at 3:00 AM, in 65 hours',
  ],
])('%s', (_, now, at, expected) => expect(words(now, at)).toBe(expected));

test('in French', () =>
  expect(words('2026-11-22T00:00:00Z', '2026-11-22T08:00:00Z', 'fr')).toBe(
    'Cette nuit à 3 h, dans 8 heures',
  ));
