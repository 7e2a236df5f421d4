import { DICTIONARIES } from '../../../i18n/dictionary';
import {
  allLabel,
  datesInTitle,
  overlapSentences,
  splitEvenings,
  type Evening,
  type KnownEvening,
} from './evening';

const texts = DICTIONARIES.en.registration.form;
const evening = (id: number, from: string, to: string): Evening => ({
  kind: 'session',
  id,
  date: '2026-12-05',
  day: 'Saturday',
  times: `${from} – ${to}`,
  place: 'Rink',
  startsAt: `2026-12-05T${from}:00.000Z`,
  endsAt: `2026-12-05T${to}:00.000Z`,
});
const known = (id: number, from: string, to: string): KnownEvening => ({
  ...evening(id, from, to),
  playerName: 'Max Démo',
});

describe('overlapping evenings', () => {
  it('are told in a sentence each, adjacent ones are not', () => {
    const ticked = [evening(1, '18:00', '19:00'), evening(2, '18:30', '20:00'), evening(3, '20:00', '21:00')];
    expect(overlapSentences(ticked, [], 'en', texts)).toEqual([
      'Two of these dates overlap: Sat, Dec 5, 18:00 – 19:00, and Sat, Dec 5, 18:30 – 20:00.',
    ]);
  });

  it('are told for a sibling that is registered elsewhere, and not for the same session', () => {
    const ticked = [evening(1, '18:00', '19:00')];
    const registered = [known(1, '18:00', '19:00'), known(9, '18:30', '19:30'), known(8, '19:00', '20:00')];
    expect(overlapSentences(ticked, registered, 'en', texts)).toEqual([
      'Max Démo is already registered at the same time: Sat, Dec 5, 18:30 – 19:30.',
    ]);
    const practice = { ...known(1, '18:00', '19:00'), kind: 'practice' as const };
    expect(overlapSentences(ticked, [practice], 'en', texts)).toHaveLength(1);
  });

  it('are none where a date is unreadable', () => {
    const unread = { ...evening(2, '18:00', '19:00'), startsAt: undefined };
    expect(overlapSentences([evening(1, '18:00', '19:00'), unread], [], 'en', texts)).toEqual([]);
  });
});

describe('evenings of a form', () => {
  const many = [1, 2, 3, 4, 5, 6, 7].map((id) => evening(id, '18:00', '19:00'));
  const ids = (list: Evening[]) => list.map(({ id }) => id);

  it('are all shown up to four', () => {
    expect(splitEvenings(many.slice(0, 4), []).others).toEqual([]);
  });

  it('show the ticked ones and the next, in order, and collapse the others', () => {
    const { near, others } = splitEvenings(many, [6]);
    expect([ids(near), ids(others)]).toEqual([
      [1, 2, 6],
      [3, 4, 5, 7],
    ]);
  });

  it('are ticked together by a label with their number', () => {
    expect([2, 3, 4].map((count) => allLabel(count, 'en', texts))).toEqual([
      'Both',
      'All three',
      'All 4 dates',
    ]);
    const french = DICTIONARIES.fr.registration.form;
    expect([2, 3, 4].map((count) => allLabel(count, 'fr', french))).toEqual([
      'Les deux',
      'Les trois',
      'Les 4\u00a0dates',
    ]);
  });
});

describe('the ticked dates in the title of a form', () => {
  it('are one in words, several as their number, and nothing before one is ticked', () => {
    const ticked = [evening(1, '18:00', '19:00'), evening(2, '18:30', '20:00')];
    expect(datesInTitle(ticked.slice(1), 'en', texts)).toBe('Sat, Dec 5, 18:30 – 20:00');
    expect(datesInTitle(ticked, 'en', texts)).toBe('2 dates');
    expect(datesInTitle([], 'en', texts)).toBe('');
  });
});
