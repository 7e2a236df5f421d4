import { ageOrBirthYear, CONSENT_VERSION, PLAYER_POSITIONS } from '@lions/domain';
import { fieldOf, problemsInForm, readPlayers, type RegistrationFields } from './registration-values';

const SESSION: RegistrationFields = {
  form: 'tryout',
  maxPlayers: 6,
  positions: PLAYER_POSITIONS,
  parent: ['parentName', 'parentEmail', 'parentPhone'],
  isParentFirst: false,
  readAge: (typed) => ageOrBirthYear(typed, 2026),
};
const PRACTICE: RegistrationFields = {
  form: 'practice',
  maxPlayers: 1,
  positions: PLAYER_POSITIONS,
  parent: ['parentEmail'],
  isParentFirst: true,
};
const PARENT = {
  session: '12',
  parentName: ' Demo Parent ',
  parentEmail: ' demo.parent@example.test ',
  parentalAuthority: 'on',
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
  readPlayers(given(PARENT, ...fields), [1], SESSION, 'fr').problems;

describe('registration form values', () => {
  it('are one entry per child, with the parent, the consent and the language', () => {
    const form = given(PARENT, player(1, ' Zoé Démo ', '2012'), player(3, 'Max Démo', '14', 'Defense'));
    const { typed, problems } = readPlayers(form, [1, 3], SESSION, 'fr');
    expect(problems).toEqual({});
    const shared = {
      parentEmail: 'demo.parent@example.test',
      consentVersion: CONSENT_VERSION,
      parentalAuthority: true,
      locale: 'fr',
    };
    const parent = { parentName: 'Demo Parent', parentPhone: null };
    expect(typed).toEqual([
      {
        shared: { playerName: 'Zoé Démo', ...shared },
        position: 'Goalie',
        age: { birthYear: 2012 },
        ...parent,
      },
      {
        shared: { playerName: 'Max Démo', ...shared },
        position: 'Defense',
        age: { playerAge: 14 },
        ...parent,
      },
    ]);
  });

  it('report every missing field of a session form', () => {
    expect(readPlayers(given({ session: '' }), [1, 2], SESSION, 'fr').problems).toEqual({
      session: 'sessionRequired',
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
    expect(readPlayers(new FormData(), [1], PRACTICE, 'fr').problems).toEqual({
      'playerName-1': 'playerNameRequired',
      'position-1': 'positionRequired',
      parentEmail: 'emailInvalid',
      parentalAuthority: 'authorityRequired',
    });
  });

  it.each(['3', '26', '1999', '2030', 'fourteen', '1e1x', ''])('refuse the age “%s”', (typed) => {
    expect(problemsOf(player(1, 'Zoé Démo', typed))).toEqual({ 'ageOrYear-1': 'ageRequired' });
  });

  it.each(['demo.parent', 'demo.parent@localhost', 'demo.parent@example.t'])(
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

  it('accept a phone number or none, and include the honeypot field', () => {
    const read = (more: Record<string, string>) =>
      readPlayers(given(PARENT, player(1, 'Zoé Démo', '14'), more), [1], SESSION, 'fr');
    expect(read({ parentPhone: ' 514-555-0100 ' }).typed[0]).toMatchObject({ parentPhone: '514-555-0100' });
    expect(read({ parentPhone: 'call me' }).problems).toEqual({ parentPhone: 'phoneInvalid' });
    expect(read({ website: '' }).typed[0]?.shared).not.toHaveProperty('website');
    expect(read({ website: 'https://x.example' }).typed[0]?.shared).toHaveProperty('website');
  });

  it('map an API error to the field of the child', () => {
    expect(
      problemsInForm({ playerName: 'textInvalid', birthYear: 'ageRequired', parentEmail: 'emailInvalid' }, 3),
    ).toEqual({
      'playerName-3': 'textInvalid',
      'ageOrYear-3': 'ageRequired',
      parentEmail: 'emailInvalid',
    });
  });
});
