import { readCorrection } from './correction-values';
import type { Typed } from './family-view';

const SESSION: Typed = {
  kind: 'session',
  playerName: 'Zoé Démo',
  playerAge: null,
  birthYear: 2012,
  position: 'Forward',
  parentName: 'Demo Parent',
  parentPhone: '514-555-0100',
};
const PRACTICE: Typed = {
  ...SESSION,
  kind: 'practice',
  birthYear: null,
  parentName: null,
  parentPhone: null,
};

/** The form's initial values, with these fields changed. */
function read(typed: Typed, changed: Record<string, string> = {}) {
  const fields: Record<string, string> = { playerName: typed.playerName, position: typed.position };
  if (typed.kind === 'session')
    Object.assign(fields, {
      ageOrYear: String(typed.birthYear),
      parentName: typed.parentName,
      parentPhone: typed.parentPhone,
    });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changed })) form.set(name, value);
  return readCorrection(form, typed, 2026);
}

describe('correction values', () => {
  it.each([SESSION, PRACTICE])('are empty without a change: $kind', (typed) => {
    expect(read(typed)).toEqual({ correction: {}, problems: {} });
  });

  it('contain only what changes', () => {
    expect(read(SESSION, { playerName: ' Zoé Corrected ', position: 'Goalie' }).correction).toEqual({
      playerName: 'Zoé Corrected',
      position: 'Goalie',
    });
    expect(read(SESSION, { ageOrYear: '14', parentName: 'Ann', parentPhone: '' }).correction).toEqual({
      playerAge: 14,
      parentName: 'Ann',
      parentPhone: null,
    });
    expect(read(PRACTICE, { playerName: 'Max Démo' }).correction).toEqual({ playerName: 'Max Démo' });
    expect(read(PRACTICE, { parentPhone: '514-555-0100' }).correction).toEqual({
      parentPhone: '514-555-0100',
    });
    const walkIn = { ...PRACTICE, birthYear: 2012, parentName: 'Ann' };
    expect(read(walkIn, { ageOrYear: '', parentName: '' }).correction).toEqual({
      playerAge: null,
      birthYear: null,
      parentName: null,
    });
  });

  it('contain another email address in lower case, and none for an empty field', () => {
    expect(read(SESSION, { parentEmail: ' Ann@Gmail.com ' }).correction).toEqual({
      parentEmail: 'ann@gmail.com',
    });
    expect(read(PRACTICE, { parentEmail: '' }).correction).toEqual({});
  });

  it.each([
    [{ playerName: '' }, { playerName: 'playerNameRequired' }],
    [{ playerName: 'Démo, Zoé' }, { playerName: 'playerNameSeparated' }],
    [{ playerName: 'www.x.example' }, { playerName: 'nameHoldsLink' }],
    [{ ageOrYear: '3' }, { ageOrYear: 'ageRequired' }],
    [{ ageOrYear: '14.5' }, { ageOrYear: 'ageRequired' }],
    [{ parentName: '' }, { parentName: 'parentNameRequired' }],
    [{ parentName: 'http://x.example' }, { parentName: 'nameHoldsLink' }],
    [{ parentName: 'Ann;=1+1' }, { parentName: 'nameHoldsSemicolon' }],
    [{ parentPhone: 'call me' }, { parentPhone: 'phoneInvalid' }],
    [{ parentEmail: 'ann@' }, { parentEmail: 'emailInvalid' }],
  ])('report errors by field: %o', (changed, problems) => {
    expect(read(SESSION, changed)).toEqual({ correction: {}, problems });
  });
});
