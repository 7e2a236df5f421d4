import type { FamilyRegistrationDto } from '@lions/api-client';
import { givenPageRequest } from '../../testing/given';
import { receiptView } from './receipt-ticket';

const TOKEN = 't'.repeat(43);
const HELD = {
  id: 1,
  kind: 'session',
  targetId: 12,
  team: 'M15 AAA',
  teamFr: 'M15 AAA Élite',
  date: '2026-12-01',
  time: '6:00 PM - 7:30 PM',
  location: 'Bob-Birnie Arena - Pointe-Claire',
  playerName: 'Zoé Démo',
  position: 'Goalie',
  status: 'confirmed',
  waitlistPosition: null,
  isCalledOff: false,
  canCancel: true,
  canConfirm: true,
  confirmedAt: null,
  description: 'Come early.',
  descriptionFr: null,
  startsAt: '2026-12-01T23:00:00.000Z',
  endsAt: '2026-12-02T00:30:00.000Z',
  steps: [],
  passedForReason: 0,
} as unknown as FamilyRegistrationDto;

function viewOf(...changes: Partial<FamilyRegistrationDto>[]) {
  const registrations = changes.map((change, index) => ({ ...HELD, id: index + 1, ...change }));
  const request = { ...givenPageRequest('en'), path: `/my/r/${TOKEN}`, params: { token: TOKEN } };
  return receiptView({ registrations }, request);
}

describe('view of a receipt', () => {
  it('has the children of a date in one row, and names each once on the ticket', () => {
    const { ticket, agenda } = viewOf(
      {},
      { playerName: 'Max Démo' },
      { targetId: 13, status: 'waiting', waitlistPosition: 3 },
      { targetId: 14, status: 'cancelled', canCancel: false },
    );
    expect(ticket).toMatchObject({ subject: 'M15 AAA tryout', names: 'Zoé Démo, Max Démo' });
    const lines = [...agenda.coming, ...agenda.earlier].map(({ states }) => states.map(({ line }) => line));
    expect(lines).toEqual([
      ['Spot confirmed: Zoé, Max'],
      ['On the waiting list: Zoé (number 3)'],
      ['Cancelled: Zoé'],
    ]);
  });

  it('has the calendars of a date with the receipt’s own file, and the file of all', () => {
    const { receipt, dates } = viewOf({}).ticket;
    expect(receipt?.calendarFile).toBe(`/api/calendar/my/r/${TOKEN}.ics?lang=en`);
    expect(dates[0]?.calendar?.own).toBe(`/api/calendar/my/r/${TOKEN}/session/12.ics?lang=en`);
    const google = new URL(dates[0]?.calendar?.google ?? '').searchParams;
    expect(google.get('dates')).toBe('20261201T230000Z/20261202T003000Z');
    expect(google.get('details')).toBe('Come early.');
    expect(viewOf({ startsAt: null, endsAt: null }).ticket.dates[0]?.calendar).toBeUndefined();
  });
});
