import type { PracticeRegistrationDto } from '@lions/api-client';
import i18next from 'i18next';
import { ADMIN_DICTIONARIES } from '../../i18n/dictionary';
import { rosterCsv } from './roster-csv';

beforeAll(() =>
  i18next.init({
    resources: { en: { admin: ADMIN_DICTIONARIES.en } },
    defaultNS: 'admin',
    ns: ['admin'],
    interpolation: { escapeValue: false },
  }),
);

const row = (values: Partial<PracticeRegistrationDto>): PracticeRegistrationDto => ({
  id: 1,
  practiceId: 1,
  status: 'confirmed',
  position: 'D',
  playerName: 'Demo Player',
  parentEmail: 'demo@example.test',
  isWaitlist: false,
  waitlistPosition: null,
  attended: false,
  confirmedAt: null,
  consentVersion: '2026-11',
  parentalAuthority: true,
  locale: 'en',
  createdAt: '2026-11-21T17:34:38.018Z',
  mailState: 'sent',
  ...values,
});

/** Cells of one registration, keyed by column title. */
function cells(values: Partial<PracticeRegistrationDto>): Record<string, string | number> {
  const { header, rows } = rosterCsv(i18next.getFixedT('en'), (instant) => `club: ${instant}`, [row(values)]);
  return Object.fromEntries(header.map((title, index) => [title, rows[0]?.[index] ?? 'missing']));
}

describe('roster CSV', () => {
  it('has group, place in line, mail and time as on the screen', () => {
    const waiting = {
      status: 'waiting',
      isWaitlist: true,
      waitlistPosition: 2,
      mailState: 'failed',
    } as const;
    expect(cells({ ...waiting, position: 'G' })).toEqual({
      Player: 'Demo Player',
      Group: 'Goalies',
      Position: 'Goalie',
      Status: 'Waitlist',
      'Place in line': 2,
      'Parent Email': 'demo@example.test',
      Consent: 'Given',
      Mail: 'Failed',
      Registered: 'club: 2026-11-21T17:34:38.018Z',
      Present: '',
    });
    expect(cells({ attended: true })).toMatchObject({
      Group: 'Skaters',
      Status: 'Confirmed',
      Present: 'Yes',
    });
  });

  it('marks missing consent: no version, or no parental authority', () => {
    expect(cells({ consentVersion: null })).toMatchObject({ Consent: 'No consent yet' });
    expect(cells({ parentalAuthority: false })).toMatchObject({ Consent: 'No consent yet' });
  });
});
