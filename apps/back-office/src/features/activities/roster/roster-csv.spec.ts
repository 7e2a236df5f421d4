import type { PracticeRegistrationDto, RegistrationDto } from '@lions/api-client';
import i18next from 'i18next';
import { ADMIN_DICTIONARIES } from '../../../i18n/dictionaries';
import type { Activity } from '../activity';
import { rosterCsv } from './roster-csv';

beforeAll(() =>
  i18next.init({
    resources: { en: { admin: ADMIN_DICTIONARIES.en } },
    defaultNS: 'admin',
    ns: ['admin'],
    interpolation: { escapeValue: false },
  }),
);

const row = {
  id: 1,
  familyId: 5,
  status: 'confirmed',
  playerName: 'Demo Player',
  parentEmail: 'demo@example.test',
  waitlistPosition: null,
  attended: false,
  isPaid: false,
  tryoutNumber: null,
  note: null,
  confirmedAt: null,
  consentVersion: '2026-11',
  consentReceivedAt: null,
  parentalAuthority: true,
  locale: 'en',
  createdAt: '2026-11-21T17:34:38.018Z',
  mailState: 'sent',
} as const;

const PRACTICE = { goaliesCount: 0 } as Activity;
const SESSION = { teamId: 1 } as Activity;

const momentOf = (instant: string) => `club: ${instant}`;

/** Cells of one registration, keyed by column title. */
const cells = ({ header, rows }: ReturnType<typeof rosterCsv>): Record<string, string | number> =>
  Object.fromEntries(header.map((title, index) => [title, rows[0]?.[index] ?? 'missing']));

describe('roster of a practice', () => {
  const practiceCells = (values: Partial<PracticeRegistrationDto>) => {
    const practiceRow = {
      practiceId: 1,
      position: 'D',
      playerPosition: 'Defense',
      isWaitlist: false,
      playerAge: null,
      birthYear: null,
      parentName: null,
      parentPhone: null,
    } as const;
    return cells(
      rosterCsv(i18next.getFixedT('en'), momentOf, PRACTICE, [{ ...row, ...practiceRow, ...values }]),
    );
  };

  it('has group, place in line, mail and time as on the screen', () => {
    const waiting = {
      status: 'waiting',
      isWaitlist: true,
      waitlistPosition: 2,
      mailState: 'failed',
      parentPhone: '514-555-0100',
    } as const;
    expect(practiceCells({ ...waiting, position: 'G' })).toEqual({
      'No.': '',
      Player: 'Demo Player',
      Group: 'Goalies',
      Position: 'Goalie',
      Status: 'Waitlist',
      'Place in line': 2,
      'Parent Email': 'demo@example.test',
      'Fee paid': '',
      Phone: '514-555-0100',
      Consent: 'Given',
      Mail: 'Failed',
      Registered: 'club: 2026-11-21T17:34:38.018Z',
      Present: '',
      Note: '',
    });
    expect(practiceCells({ attended: true })).toMatchObject({
      Group: 'Skaters',
      Status: 'Confirmed',
      Present: 'Yes',
    });
  });

  it('marks missing consent: no version, or no parental authority', () => {
    expect(practiceCells({ consentVersion: null })).toMatchObject({ Consent: 'No consent yet' });
    expect(practiceCells({ parentalAuthority: false })).toMatchObject({ Consent: 'No consent yet' });
    const consentReceivedAt = '2026-11-29T12:00:00.000Z';
    expect(practiceCells({ consentVersion: null, consentReceivedAt })).toMatchObject({ Consent: 'Given' });
  });
});

describe('registrations of a tryout session', () => {
  const sessionCells = (values: Partial<RegistrationDto>) => {
    const sessionRow = {
      playerPosition: 'Goalie',
      sessionId: 1,
      playerAge: 14,
      birthYear: null,
      parentName: 'Demo Parent',
      parentPhone: null,
    } as const;
    return cells(
      rosterCsv(i18next.getFixedT('en'), momentOf, SESSION, [{ ...row, ...sessionRow, ...values }]),
    );
  };

  it('has separate columns for age and year of birth', () => {
    expect(sessionCells({})).toMatchObject({ Age: 14, 'Year of birth': '' });
    const born = sessionCells({ playerAge: null, birthYear: 2012 });
    expect(born).toMatchObject({ Age: '', 'Year of birth': 2012 });
  });

  it('has place in line, consent, mail and time as on the screen', () => {
    const waiting = sessionCells({ status: 'waiting', waitlistPosition: 3, consentVersion: null });
    expect(waiting).toMatchObject({ 'Place in line': 3, Consent: 'No consent yet', Mail: 'Sent' });
    const given = { Consent: 'Given', Registered: 'club: 2026-11-21T17:34:38.018Z' };
    expect(sessionCells({})).toMatchObject(given);
    const cancelled = sessionCells({ status: 'cancelled', consentVersion: null });
    expect(cancelled).toMatchObject({ Consent: '' });
  });

  it('has what the check-in gave', () => {
    expect(sessionCells({ tryoutNumber: 42, note: 'Has no helmet' })).toMatchObject({
      'No.': 42,
      Note: 'Has no helmet',
    });
  });

  it('omits the plus of telephone numbers', () => {
    expect(sessionCells({ parentPhone: '+1 514 555-0100' })).toMatchObject({ Phone: '1 514 555-0100' });
    expect(sessionCells({ parentPhone: '+15145550100' })).toMatchObject({ Phone: '1-514-555-0100' });
    expect(sessionCells({ parentPhone: '5145550100' })).toMatchObject({ Phone: '514-555-0100' });
    expect(sessionCells({ parentPhone: '514 555-0100' })).toMatchObject({ Phone: '514 555-0100' });
    expect(sessionCells({ parentPhone: '+1+cmd|calc' })).toMatchObject({ Phone: '+1+cmd|calc' });
  });
});
