import { familyNextSteps, type FamilyFacts } from './family-next-steps.js';

const REGISTRATION = {
  playerName: 'Demo Player 01',
  status: 'confirmed',
  isAhead: true,
  hasConsent: true,
  hasFreePlace: false,
} as const;
const NOTHING: FamilyFacts = {
  registrations: [REGISTRATION],
  untold: [],
  hasMailServer: true,
  isProven: true,
};
type Change = Partial<Omit<FamilyFacts['registrations'][number], 'playerName'>>;
const kindsOf = (facts: Partial<FamilyFacts>) =>
  familyNextSteps({ ...NOTHING, ...facts }).map(({ kind }) => kind);
const withOne = (change: Change, facts: Partial<FamilyFacts> = {}) =>
  kindsOf({ ...facts, registrations: [{ ...REGISTRATION, ...change }] });

describe('the next steps for a family', () => {
  it('are none when all is well', () => expect(familyNextSteps(NOTHING)).toEqual([]));

  it('tell what no mail has told', () => {
    const mail = { playerName: 'Demo Player 01', status: 'pending' } as const;
    expect(familyNextSteps({ ...NOTHING, untold: [mail, mail] })).toEqual([
      { kind: 'tell', playerNames: ['Demo Player 01'] },
    ]);
    expect(kindsOf({ untold: [{ ...mail, status: 'failed' }] })).toEqual(['mailFailed']);
    expect(kindsOf({ untold: [{ ...mail, status: 'told' }] })).toEqual([]);
  });

  it('give a free place to a waiting player', () => {
    expect(withOne({ status: 'waiting', hasFreePlace: true })).toEqual(['freePlace']);
    expect(withOne({ status: 'waiting' })).toEqual([]);
    expect(withOne({ hasFreePlace: true })).toEqual([]);
  });

  it('ask for a missing consent', () => {
    expect(withOne({ hasConsent: false })).toEqual(['consentMissing']);
    expect(withOne({ hasConsent: false, status: 'waiting' })).toEqual(['consentMissing']);
  });

  it('ask for an address that is not proven, where mail is sent', () => {
    expect(withOne({}, { isProven: false })).toEqual(['addressUnproven']);
    expect(withOne({ status: 'waiting' }, { isProven: false })).toEqual([]);
    expect(withOne({}, { isProven: false, hasMailServer: false })).toEqual([]);
  });

  it.each([{ isAhead: false }, { status: 'cancelled' as const }])('leave out %j', (change) =>
    expect(withOne({ ...change, hasConsent: false, hasFreePlace: true }, { isProven: false })).toEqual([]),
  );

  it('begin with what the family does not know', () =>
    expect(
      withOne(
        { hasConsent: false },
        { isProven: false, untold: [{ playerName: 'Demo Player 01', status: 'pending' }] },
      ),
    ).toEqual(['tell', 'consentMissing', 'addressUnproven']));
});
