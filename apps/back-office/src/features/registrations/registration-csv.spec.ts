import type { RegistrationDto } from '@lions/api-client';
import i18next from 'i18next';
import { ADMIN_DICTIONARIES } from '../../i18n/dictionary';
import { registrationCsv } from './registration-csv';

beforeAll(() =>
  i18next.init({
    resources: { en: { admin: ADMIN_DICTIONARIES.en } },
    defaultNS: 'admin',
    ns: ['admin'],
    interpolation: { escapeValue: false },
  }),
);

const row = (values: Partial<RegistrationDto>): RegistrationDto => ({
  id: 1,
  status: 'confirmed',
  playerPosition: 'Goalie',
  sessionId: 1,
  playerName: 'Demo Player',
  playerAge: 14,
  birthYear: null,
  parentName: 'Demo Parent',
  parentEmail: 'demo@example.test',
  parentPhone: null,
  waitlistPosition: null,
  attended: false,
  confirmedAt: null,
  consentVersion: '1',
  parentalAuthority: true,
  locale: 'en',
  createdAt: '2026-11-21T17:34:38.018Z',
  ...values,
});

/** Cells of one registration, keyed by column title. */
function cells(values: Partial<RegistrationDto>): Record<string, string | number> {
  const { header, rows } = registrationCsv(i18next.getFixedT('en'), (instant) => `club: ${instant}`, [
    row(values),
  ]);
  return Object.fromEntries(header.map((title, index) => [title, rows[0]?.[index] ?? 'missing']));
}

describe('registrations CSV', () => {
  it('has separate columns for age and year of birth', () => {
    expect(cells({})).toMatchObject({ Age: 14, 'Year of birth': '' });
    expect(cells({ playerAge: null, birthYear: 2012 })).toMatchObject({ Age: '', 'Year of birth': 2012 });
  });

  it('has place in line, consent and time as on the screen', () => {
    const waiting = cells({ status: 'waiting', waitlistPosition: 3, consentVersion: null });
    expect(waiting).toMatchObject({ 'Place in line': 3, Consent: 'No consent yet' });
    expect(cells({})).toMatchObject({ Consent: 'Given', Registered: 'club: 2026-11-21T17:34:38.018Z' });
    expect(cells({ status: 'cancelled', consentVersion: null })).toMatchObject({ Consent: '' });
  });

  it('omits the plus of telephone numbers', () => {
    expect(cells({ parentPhone: '+1 514 555-0100' })).toMatchObject({ Phone: '1 514 555-0100' });
    expect(cells({ parentPhone: '514 555-0100' })).toMatchObject({ Phone: '514 555-0100' });
    expect(cells({ parentPhone: '+1+cmd|calc' })).toMatchObject({ Phone: '+1+cmd|calc' });
  });
});
