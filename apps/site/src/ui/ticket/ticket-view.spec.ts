import { givenPageRequest } from '../../testing/given';
import { dateBlock } from './ticket-entry';
import { sureEvents, ticketSentence, ticketSpan, type SentDate } from './ticket-view';

const texts = givenPageRequest('en').texts.registration.outcome;
const date = (change: Partial<SentDate> = {}): SentDate => ({
  id: 1,
  activity: 'session 1',
  state: 'confirmed',
  stateName: '',
  inLine: null,
  date: '2026-12-01',
  day: '',
  times: '',
  place: '',
  ...change,
});
const waiting = (inLine: number, change: Partial<SentDate> = {}) =>
  date({ state: 'waiting', inLine, ...change });
const sentence = (...dates: SentDate[]) => ticketSentence({ name: 'Zoé', dates }, 'en', texts);
const ticket = (...dates: SentDate[]) => ({ subject: 'M15', names: 'Zoé', dates });

describe('ticket', () => {
  it.each([
    ['Zoé has a spot.', [date()]],
    ['Zoé is number 2 on the waiting list.', [waiting(2)]],
    ['Zoé has a spot on 2 dates.', [date(), date()]],
    ['Zoé has a spot on 1 of 2 dates, and waits for the other.', [date(), waiting(1)]],
    ['Zoé is already registered and has a spot.', [date({ wasRegistered: true })]],
  ])('says %s', (said, dates) => expect(sentence(...dates)).toBe(said));

  it('names the first and the last coming date', () => {
    const [first, last] = [date({ date: '2026-12-01' }), date({ date: '2027-01-09' })];
    expect(ticketSpan(ticket(last, first), 'en')).toBe('Tue, Dec 1 – Sat, Jan 9');
    expect(ticketSpan(ticket(first, first), 'fr')).toBe('mar. 1er déc.');
    expect(ticketSpan(ticket(first, { ...last, state: 'cancelled' }), 'en')).toBe('Tue, Dec 1');
    expect(ticketSpan(ticket({ ...first, state: 'over' }), 'en')).toBe('');
  });

  it('draws a day as on a calendar, and no text that is no date', () => {
    expect(dateBlock('2026-12-01', 'en')).toEqual({ month: 'Dec', day: 1, weekday: 'Tue' });
    expect(dateBlock('2026-12-01', 'fr')).toEqual({ month: 'déc.', day: 1, weekday: 'mar.' });
    expect(dateBlock('soon', 'en')).toBeUndefined();
  });

  it('has one calendar event for siblings, of activities at which a child has a spot', () => {
    const dates = [
      waiting(1, { id: 1 }),
      date({ id: 2 }),
      date({ id: 3 }),
      waiting(2, { activity: 'session 2' }),
    ];
    expect(sureEvents(ticket(...dates))).toEqual([dates[1]]);
  });
});
