import type { FamilyRegistrationDto } from '@lions/api-client';
import type { Language } from '@lions/domain';
import { DICTIONARIES } from '../../i18n/dictionary';
import { familyView } from './family-view';

const HELD: FamilyRegistrationDto = {
  id: 1,
  kind: 'practice',
  targetId: 12,
  team: null,
  teamFr: null,
  location: null,
  date: '2025-12-02',
  time: '6:00 PM - 7:30 PM',
  playerName: 'Zoé Démo',
  playerAge: null,
  birthYear: null,
  position: 'Goalie',
  parentName: null,
  parentPhone: null,
  status: 'confirmed',
  waitlistPosition: null,
  isCalledOff: false,
  canCancel: true,
  canConfirm: true,
  confirmedAt: null,
  isBeforeProof: false,
  teamId: null,
  description: null,
  descriptionFr: null,
  startsAt: '2025-12-02T23:00:00.000Z',
  endsAt: '2025-12-03T00:30:00.000Z',
  consentVersion: null,
  consentReceivedAt: null,
  parentalAuthority: true,
  createdAt: '2025-11-01T12:00:00.000Z',
  steps: [],
  passedForReason: 0,
};

function viewOf(language: Language, ...changes: Partial<FamilyRegistrationDto>[]) {
  const registrations = changes.map((change, index) => ({ ...HELD, id: index + 1, ...change }));
  const answer = {
    email: 'demo@example.test',
    isProven: true,
    locale: null,
    feedUrl: 'https://x.test/api/calendar/my/f.ics',
    registrations,
  };
  return familyView(answer, { language, timeZone: 'America/Toronto', texts: DICTIONARIES[language].family });
}
const stateOf = (change: Partial<FamilyRegistrationDto>) => {
  const [child] = viewOf('en', change).children;
  return [...(child?.coming ?? []), ...(child?.earlier ?? [])][0];
};

describe('family view', () => {
  it('groups registrations by child, however the name is typed, and separates siblings', () => {
    const { children } = viewOf('en', {}, { playerName: 'Ann Démo' }, { playerName: ' zoe  DEMO' });
    expect(children.map(({ name, coming }) => [name, coming.map(({ id }) => id)])).toEqual([
      ['Zoé Démo', [1, 3]],
      ['Ann Démo', [2]],
    ]);
  });

  it('sorts past and cancelled registrations last, latest first', () => {
    const { children } = viewOf('en', { canCancel: false }, { canCancel: false, isCalledOff: true }, {});
    expect(children[0]?.coming.map(({ id }) => id)).toEqual([3]);
    expect(children[0]?.earlier.map(({ id, state }) => [id, state])).toEqual([
      [2, 'calledOff'],
      [1, 'over'],
    ]);
  });

  it.each([
    ['confirmed', {}],
    ['waiting', { status: 'waiting', waitlistPosition: 2, canConfirm: false }],
    ['cancelled', { status: 'cancelled', canCancel: false }],
    ['cancelled', { status: 'cancelled', canCancel: false, isCalledOff: true }],
    ['calledOff', { isCalledOff: true, canCancel: false }],
    ['over', { canCancel: false, canConfirm: false }],
  ] as const)('names the state %s', (state, change) => expect(stateOf(change)?.state).toBe(state));

  it('asks to check registrations made before the address was proven, while they can be cancelled', () => {
    expect(stateOf({ isBeforeProof: true })?.isToCheck).toBe(true);
    expect(stateOf({})?.isToCheck).toBe(false);
    expect(stateOf({ isBeforeProof: true, canCancel: false })?.isToCheck).toBe(false);
  });

  it('identifies a child by its first registration, so that a corrected name moves nothing', () => {
    const { children } = viewOf('en', { playerName: 'Zoé Corrected' }, { playerName: 'Ann Démo' });
    expect(children.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('has the note of a coming session, in the page’s language where there is one', () => {
    const noted = { kind: 'session', team: 'M15 AAA', description: '45 minutes ahead' } as const;
    const noteOf = (change: Partial<FamilyRegistrationDto>) => stateOf({ ...noted, ...change })?.note;
    expect(noteOf({})).toEqual({ text: '45 minutes ahead' });
    expect(
      viewOf('fr', { ...noted, descriptionFr: '45 minutes avant' }).children[0]?.coming[0]?.note?.text,
    ).toBe('45 minutes avant');
    expect(noteOf({ description: null })).toBeUndefined();
    expect(viewOf('en', { ...noted, canCancel: false }).children[0]?.earlier[0]?.note).toBeUndefined();
  });

  it('names the place in line and the confirmation', () => {
    const waiting = { status: 'waiting' as const, canConfirm: false };
    expect(stateOf({ ...waiting, waitlistPosition: 1 })?.sentence).toContain('is next in line');
    expect(stateOf({ ...waiting, waitlistPosition: 3 })?.sentence).toContain('is number 3 in line');
    const said = stateOf({ confirmedAt: '2025-12-01T17:05:00.000Z' });
    expect(said?.sentence).toContain('Dec 1, 2025, 12:05 PM');
    expect(said?.canConfirm).toBe(false);
    expect(stateOf({})?.sentence).toBeUndefined();
  });

  it('uses the page’s language, the arena for practices, and the map of a known venue', () => {
    const [practice] = viewOf('fr', {}).children[0]?.coming ?? [];
    expect(practice).toMatchObject({
      title: 'Entraînement',
      day: 'mardi 2 décembre 2025',
      times: '18\u00a0h – 19\u00a0h\u00a030',
      place: 'Centre civique de Dollard',
      position: 'Gardien ou gardienne',
      calendarHref: '/api/calendar/my/f/practice/12.ics?lang=fr',
    });
    expect(practice?.mapUrl).toMatch(/^https:/);
    const session = {
      kind: 'session',
      team: 'M15 AAA',
      location: 'Bob-Birnie Arena - Pointe-Claire',
    } as const;
    const [tryout] = viewOf('fr', session).children[0]?.coming ?? [];
    expect(tryout).toMatchObject({
      title: 'Camp de sélection M15 AAA',
      place: 'Aréna Bob-Birnie - Pointe-Claire',
    });
    expect(tryout?.mapUrl).toMatch(/^https:/);
  });

  it.each([
    ['en', 'M15 AAA Elite tryout'],
    ['fr', 'Camp de sélection M15 AAA Élite'],
  ] as const)('names the team in the page’s language (%s)', (language, title) => {
    const session = { kind: 'session', team: 'M15 AAA Elite', teamFr: 'M15 AAA Élite' } as const;
    expect(viewOf(language, session).children[0]?.coming).toMatchObject([{ title }]);
  });
});

describe('the steps of a registration', () => {
  const steps = [
    { at: '2025-11-01T12:00:00.000Z', event: 'waiting', position: 2, actor: 'family' },
    { at: '2025-11-02T12:00:00.000Z', event: 'promoted', position: null, actor: 'server' },
  ] as const;
  const shown = (language: Language, passedForReason: number) =>
    viewOf(language, { steps: [...steps], passedForReason }).children[0]?.coming[0]?.steps;

  it('are told with their time and place in line, and whether another player passed', () => {
    expect(shown('en', 0)).toEqual([
      'Nov 1, 2025, 8:00 AM: registered, on the waiting list, number 2',
      'Nov 2, 2025, 7:00 AM: got a spot',
      'Nobody got a spot out of turn.',
    ]);
    expect(shown('fr', 1)?.at(-1)).toBe(
      'Un autre joueur a obtenu une place avant son tour; un entraîneur en a noté le motif.',
    );
    expect(shown('en', 2)?.at(-1)).toBe('2 players got a spot out of turn; a coach wrote down why for each.');
  });

  it('say nothing of other players when it never waited', () =>
    expect(
      viewOf('en', { steps: [{ ...steps[1], event: 'registered' }], passedForReason: 0 }).children[0]
        ?.coming[0]?.steps,
    ).toHaveLength(1));
});
