import type { FamilyRegistrationDto } from '@lions/api-client';
import type { Language } from '@lions/domain';
import { DICTIONARIES } from '../../i18n/dictionary';
import { familyView } from './agenda-view';
import { childNames } from './child-names';

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
  canAccept: false,
  canConfirm: true,
  confirmedAt: null,
  isBeforeProof: false,
  teamId: null,
  description: null,
  descriptionFr: null,
  feeCents: null,
  feeUrl: null,
  isPaid: false,
  startsAt: '2025-12-02T23:00:00.000Z',
  endsAt: '2025-12-03T00:30:00.000Z',
  consentVersion: null,
  consentReceivedAt: null,
  parentalAuthority: true,
  createdAt: '2025-11-01T12:00:00.000Z',
  steps: [],
  passedForReason: 0,
};

const FAMILY = {
  email: 'demo@example.test',
  isGuardian: false,
  guardianEmail: null,
  canAddGuardian: true,
  isProven: true,
  locale: null,
  feedUrl: 'https://x.test/api/calendar/my/f.ics',
};

function viewOf(language: Language, ...changes: Partial<FamilyRegistrationDto>[]) {
  const registrations = changes.map((change, index) => ({ ...HELD, id: index + 1, ...change }));
  const answer = { ...FAMILY, registrations };
  const context = { language, timeZone: 'America/Toronto', texts: DICTIONARIES[language].family };
  return familyView(answer, context);
}
const viewsOf = (...given: Parameters<typeof viewOf>) => {
  const { coming, earlier } = viewOf(...given).agenda;
  return [...coming, ...earlier].flatMap(({ held }) => held);
};
const stateOf = (change: Partial<FamilyRegistrationDto>) => viewsOf('en', change)[0];

describe('family view', () => {
  it('names each child once, however the name is typed', () => {
    const held = viewsOf(
      'en',
      { playerName: 'Zoe Demo' },
      { playerName: 'Ann Démo' },
      { playerName: ' zoe  DEMO' },
    );
    expect(childNames(held)).toBe(' zoe  DEMO, Ann Démo');
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

  it('has the note of a coming session, in the page’s language where there is one', () => {
    const noted = { kind: 'session', team: 'M15 AAA', description: '45 minutes ahead' } as const;
    const noteOf = (change: Partial<FamilyRegistrationDto>) => stateOf({ ...noted, ...change })?.note;
    expect(noteOf({})).toEqual({ text: '45 minutes ahead' });
    expect(viewsOf('fr', { ...noted, descriptionFr: '45 minutes avant' })[0]?.note?.text).toBe(
      '45 minutes avant',
    );
    expect(noteOf({ description: null })).toBeUndefined();
    expect(noteOf({ canCancel: false })).toBeUndefined();
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

  it.each([
    ['confirmed', 'https://registry.example.test'],
    ['waiting', undefined],
  ] as const)('links where to pay for a spot only: %s', (status, url) => {
    const fee = { feeCents: 1250, feeUrl: 'https://registry.example.test' };
    expect(stateOf({ ...fee, status })?.fee).toMatchObject({ amount: 'Fee: $12.50', url });
    expect(stateOf({ ...fee, status, isPaid: true })?.fee).toBeUndefined();
  });

  it('uses the page’s language, the arena for practices, and the map of a known venue', () => {
    const [practice] = viewsOf('fr', {});
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
    const [tryout] = viewsOf('fr', session);
    expect(tryout).toMatchObject({
      title: 'Camp M15 AAA',
      place: 'Aréna Bob-Birnie - Pointe-Claire',
    });
    expect(tryout?.mapUrl).toMatch(/^https:/);
  });

  it.each([
    ['en', 'M15 AAA Elite tryout'],
    ['fr', 'Camp M15 AAA Élite'],
  ] as const)('names the team in the page’s language (%s)', (language, title) => {
    const session = { kind: 'session', team: 'M15 AAA Elite', teamFr: 'M15 AAA Élite' } as const;
    expect(viewsOf(language, session)).toMatchObject([{ title }]);
  });
});

describe('the agenda', () => {
  const SPAN = { startsAt: '2025-12-02T23:00:00.000Z', endsAt: '2025-12-03T00:30:00.000Z' };
  const tryout = { kind: 'session', targetId: 3, team: 'M15 AAA', time: '7:00 PM - 8:00 PM' } as const;
  const rows = (language: Language, ...changes: Partial<FamilyRegistrationDto>[]) =>
    viewOf(language, ...changes).agenda.coming.map(({ states, overlaps }) => [
      ...states.map(({ line }) => line),
      ...overlaps,
    ]);

  it('has one row for each date, with the children by state', () => {
    const sibling = { playerName: 'Max Démo' };
    const waiting = { ...sibling, status: 'waiting', waitlistPosition: 2 } as const;
    expect(rows('en', {}, sibling)).toEqual([['Spot confirmed: Zoé, Max']]);
    expect(rows('fr', {}, waiting)).toEqual([
      ['Place confirmée\u00a0: Zoé', 'Sur la liste d’attente\u00a0: Max (rang\u00a02)'],
    ]);
  });

  it('names siblings in full who have one first name', () =>
    expect(rows('en', { playerName: 'Zoé Démo' }, { playerName: 'Zoe Exemple' })).toEqual([
      ['Spot confirmed: Zoé Démo, Zoe Exemple'],
    ]));

  it('says what is at the same time, at both dates', () => {
    const later = { ...tryout, playerName: 'Max Démo', startsAt: '2025-12-03T00:00:00.000Z' };
    expect(rows('en', SPAN, { ...later, endsAt: '2025-12-03T01:00:00.000Z' })).toEqual([
      ['Spot confirmed: Zoé', 'At the same time: Max, M15 AAA tryout, 7:00 PM – 8:00 PM'],
      ['Spot confirmed: Max', 'At the same time: Zoé, Practice, 6:00 PM – 7:30 PM'],
    ]);
    // One begins when the other ends.
    const after = { startsAt: SPAN.endsAt, endsAt: '2025-12-03T02:00:00.000Z' };
    expect(rows('en', SPAN, { ...tryout, ...after }).flat()).toHaveLength(2);
  });

  it('keeps a cancelled child in the row of its siblings, after them', () => {
    const gone = { status: 'cancelled', canCancel: false } as const;
    expect(rows('en', gone, { playerName: 'Max Démo' })).toEqual([['Spot confirmed: Max', 'Cancelled: Zoé']]);
  });

  it('keeps past and cancelled registrations apart, latest first', () => {
    const { coming, earlier } = viewOf(
      'en',
      { targetId: 10, canCancel: false },
      { targetId: 11, canCancel: false, status: 'cancelled' },
      { targetId: 12, playerName: 'Max Démo' },
    ).agenda;
    expect(coming.map(({ held }) => held.map(({ id }) => id))).toEqual([[3]]);
    expect(earlier.map(({ states }) => states.map(({ line }) => line))).toEqual([
      ['Cancelled: Zoé'],
      ['Past: Zoé'],
    ]);
  });
});

describe('the children to register again', () => {
  const known = (isGuardian: boolean) => {
    const registrations = [
      { ...HELD, birthYear: 2012, parentName: 'Demo Parent', parentPhone: '514-555-0100' },
      { ...HELD, id: 2, playerName: 'Max Démo', position: 'Forward' as const },
      { ...HELD, id: 3, playerName: 'ZOE DÉMO', position: 'Defense' as const, parentName: 'Demo P.' },
    ];
    const context = { language: 'en' as const, timeZone: 'America/Toronto', texts: DICTIONARIES.en.family };
    return familyView({ ...FAMILY, isGuardian, registrations }, context).known;
  };

  it('are each as last registered, with what any of their registrations says', () => {
    const parent = { parentEmail: FAMILY.email, parentName: 'Demo P.', parentPhone: '514-555-0100' };
    expect(known(false)).toEqual([
      {
        name: 'ZOE',
        family: { children: [{ playerName: 'ZOE DÉMO', position: 'Defense', birthYear: 2012 }], parent },
      },
      {
        name: 'Max',
        family: { children: [{ playerName: 'Max Démo', position: 'Forward', birthYear: undefined }], parent },
      },
    ]);
  });

  it('have the address of the second guardian who opens the page, not the first one’s name', () =>
    expect(known(true).map(({ family }) => family.parent)).toEqual([
      { parentEmail: FAMILY.email },
      { parentEmail: FAMILY.email },
    ]));
});

describe('the steps of a registration', () => {
  const steps = [
    { at: '2025-11-01T12:00:00.000Z', event: 'waiting', position: 2, actor: 'family' },
    { at: '2025-11-02T12:00:00.000Z', event: 'promoted', position: null, actor: 'server' },
  ] as const;
  const shown = (language: Language, passedForReason: number) =>
    viewsOf(language, { steps: [...steps], passedForReason })[0]?.steps;

  it('are told with their time and place in line, and whether another player passed', () => {
    expect(shown('en', 0)).toEqual([
      'Nov 1, 2025, 8:00 AM: registered, on the waiting list, number 2',
      'Nov 2, 2025, 7:00 AM: got a spot',
      'No coach gave a spot out of turn.',
    ]);
    expect(shown('fr', 1)?.at(-1)).toBe(
      'Un autre joueur a obtenu une place avant son tour; un entraîneur en a noté le motif.',
    );
    expect(shown('en', 2)?.at(-1)).toBe('2 players got a spot out of turn; a coach wrote down why for each.');
  });

  it('say nothing of other players when it never waited', () =>
    expect(
      viewsOf('en', { steps: [{ ...steps[1], event: 'registered' }], passedForReason: 0 })[0]?.steps,
    ).toHaveLength(1));
});
