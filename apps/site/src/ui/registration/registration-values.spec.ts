import { CONSENT_VERSION, REGISTRATION_FIELDS, without } from '@lions/domain';
import { fieldOf } from './registration-draft';
import { readForm, refusalInForm } from './registration-values';
import { PARENT_INPUTS, PLAYER_INPUTS, readInput } from './text-inputs';

const FRENCH = { locale: 'fr', thisYear: 2026 } as const;
const PARENT = {
  parentName: ' Demo Parent ',
  parentEmail: ' demo.parent@example.test ',
  parentalAuthority: 'on',
  consentVersion: CONSENT_VERSION,
};
const player = (number: number, playerName: string, ageOrYear: string, position = 'Goalie') => ({
  [fieldOf('playerName', number)]: playerName,
  [fieldOf('ageOrYear', number)]: ageOrYear,
  [fieldOf('position', number)]: position,
});

function given(...fields: Record<string, string>[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object.assign({}, ...fields) as Record<string, string>))
    form.set(name, value);
  return form;
}

const problemsOf = (...fields: Record<string, string>[]) =>
  readForm(given(PARENT, ...fields), [1], 'session', FRENCH).problems;

it.each(without([...PLAYER_INPUTS, ...PARENT_INPUTS], 'ageOrYear'))(
  'sends %s as the API takes it',
  (field) => {
    const isNumber = 'min' in REGISTRATION_FIELDS[field];
    expect(readInput(field, '12').value).toBe(isNumber ? 12 : '12');
    expect(readInput(field, '').value).toBeNull();
  },
);

describe('registration form values', () => {
  it('are the children, the parent, the consent and the language', () => {
    const form = given(PARENT, player(1, ' Zoé Démo ', '2012'), player(3, 'Max Démo', '14', 'Defense'));
    const { typed, problems } = readForm(form, [1, 3], 'session', FRENCH);
    expect(problems).toEqual({});
    expect(typed).toEqual({
      players: [
        { playerName: 'Zoé Démo', position: 'Goalie', birthYear: 2012 },
        { playerName: 'Max Démo', position: 'Defense', playerAge: 14 },
      ],
      parentName: 'Demo Parent',
      parentEmail: 'demo.parent@example.test',
      parentPhone: null,
      consentVersion: CONSENT_VERSION,
      parentalAuthority: true,
      locale: 'fr',
    });
  });

  it('hold nothing that a practice does not ask for', () => {
    const { typed } = readForm(given(PARENT, player(1, 'Zoé Démo', '2012')), [1], 'practice', FRENCH);
    expect(typed.players).toEqual([{ playerName: 'Zoé Démo', position: 'Goalie' }]);
    expect(typed).not.toHaveProperty('parentName');
    expect(typed).toHaveProperty('parentPhone', null);
  });

  it('report every missing field of a session form', () => {
    expect(readForm(given(), [1, 2], 'session', FRENCH).problems).toEqual({
      'playerName-1': 'playerNameRequired',
      'ageOrYear-1': 'ageRequired',
      'position-1': 'positionRequired',
      'playerName-2': 'playerNameRequired',
      'ageOrYear-2': 'ageRequired',
      'position-2': 'positionRequired',
      parentName: 'parentNameRequired',
      parentEmail: 'emailInvalid',
      parentalAuthority: 'authorityRequired',
    });
  });

  it('report every missing field of a practice form', () => {
    expect(readForm(new FormData(), [1], 'practice', FRENCH).problems).toEqual({
      'playerName-1': 'playerNameRequired',
      'position-1': 'positionRequired',
      parentEmail: 'emailInvalid',
      parentalAuthority: 'authorityRequired',
    });
  });

  it.each(['3', '26', '1999', '2030', 'fourteen', '1e1x', ''])('refuse the age “%s”', (typed) => {
    expect(problemsOf(player(1, 'Zoé Démo', typed))).toEqual({ 'ageOrYear-1': 'ageRequired' });
  });

  it.each(['', 'demo.parent', 'demo.parent@localhost', 'demo.parent@example.t'])(
    'refuse an invalid address: %s',
    (parentEmail) => {
      expect(problemsOf({ parentEmail }, player(1, 'Zoé Démo', '14'))).toEqual({
        parentEmail: 'emailInvalid',
      });
    },
  );

  it('refuse two children in one name, and a position that the form does not have', () => {
    expect(problemsOf(player(1, 'Démo, Zoé', '14', 'G'))).toEqual({
      'playerName-1': 'playerNameSeparated',
      'position-1': 'positionRequired',
    });
  });

  it.each(['https://x.example', 'Zoé www.x.example', 'Zoé :／／x'])(
    'refuse a web address as a name: %s',
    (name) => {
      expect(problemsOf({ parentName: name }, player(1, name, '14'))).toEqual({
        'playerName-1': 'nameHoldsLink',
        parentName: 'nameHoldsLink',
      });
    },
  );

  it('refuse a semicolon in the name of a parent', () => {
    expect(problemsOf({ parentName: 'Ann;=1+1' }, player(1, 'Zoé Démo', '14'))).toEqual({
      parentName: 'nameHoldsSemicolon',
    });
  });

  it('accept a phone number or none, and nothing that the form does not show', () => {
    const read = (more: Record<string, string>) =>
      readForm(given(PARENT, player(1, 'Zoé Démo', '14'), more), [1], 'session', FRENCH);
    expect(read({ parentPhone: ' 514-555-0100 ' }).typed).toMatchObject({ parentPhone: '514-555-0100' });
    expect(read({ parentPhone: 'call me' }).problems).toEqual({ parentPhone: 'phoneInvalid' });
    expect(read({ website: 'https://x.example' }).typed).not.toHaveProperty('website');
  });

  it('map an API error to the field of the child', () => {
    const refusal = {
      kind: 'fields' as const,
      fields: {
        'players.0.playerName': 'textInvalid' as const,
        'players.1.birthYear': 'ageRequired' as const,
        parentEmail: 'emailInvalid' as const,
        consentVersion: 'textInvalid' as const,
      },
    };
    expect(refusalInForm(refusal, [1, 3], 'session')).toEqual({
      refusal,
      problems: {
        'playerName-1': 'textInvalid',
        'ageOrYear-3': 'ageRequired',
        parentEmail: 'emailInvalid',
      },
    });
  });

  it.each(['website', 'consentVersion', 'targets.0.id', 'players.0.birthYear', 'players.7.playerName'])(
    'have a sentence for an API error of a field that the form does not show: %s',
    (field) => {
      const refusal = { kind: 'fields' as const, fields: { [field]: 'textInvalid' as const } };
      expect(refusalInForm(refusal, [1], 'practice')).toEqual({
        refusal: { kind: 'unshown' },
        problems: {},
      });
    },
  );
});
