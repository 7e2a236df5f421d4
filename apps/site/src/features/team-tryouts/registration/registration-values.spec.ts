import { CONSENT_VERSION } from '@lions/domain';
import { fieldOf, problemsInForm, readRegistration } from './registration-values';

const KNOWN = { language: 'fr', thisYear: 2026 } as const;
const PARENT = {
  session: '12',
  parentName: ' Demo Parent ',
  parentEmail: 'demo.parent@example.test',
  parentalAuthority: 'on',
};
const player = (number: number, playerName: string, ageOrYear: string, playerPosition = 'Goalie') => ({
  [fieldOf('playerName', number)]: playerName,
  [fieldOf('ageOrYear', number)]: ageOrYear,
  [fieldOf('playerPosition', number)]: playerPosition,
});

function given(...fields: Record<string, string>[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object.assign({}, ...fields) as Record<string, string>))
    form.set(name, value);
  return form;
}

describe('registration form values', () => {
  it('are one request per child, with the parent, the consent and the language', () => {
    const form = given(PARENT, player(1, 'Zoé Démo', '2012'), player(3, 'Max Démo', '14', 'Defense'));
    const { requests, problems } = readRegistration(form, [1, 3], KNOWN);
    expect(problems).toEqual({});
    const family = {
      parentName: 'Demo Parent',
      parentEmail: 'demo.parent@example.test',
      parentPhone: null,
      consentVersion: CONSENT_VERSION,
      parentalAuthority: true,
      locale: 'fr',
    };
    expect(requests).toEqual([
      { playerName: 'Zoé Démo', playerPosition: 'Goalie', birthYear: 2012, ...family },
      { playerName: 'Max Démo', playerPosition: 'Defense', playerAge: 14, ...family },
    ]);
  });

  it('report every missing field', () => {
    expect(readRegistration(new FormData(), [1, 2], KNOWN).problems).toEqual({
      session: 'sessionRequired',
      'playerName-1': 'playerNameRequired',
      'ageOrYear-1': 'ageRequired',
      'playerPosition-1': 'positionRequired',
      'playerName-2': 'playerNameRequired',
      'ageOrYear-2': 'ageRequired',
      'playerPosition-2': 'positionRequired',
      parentName: 'parentNameRequired',
      parentEmail: 'emailInvalid',
      parentalAuthority: 'authorityRequired',
    });
  });

  it.each(['3', '26', '1999', '2030', '14.5', 'fourteen', '1e1x'])('refuse the age “%s”', (typed) => {
    const form = given(PARENT, player(1, 'Zoé Démo', typed));
    expect(readRegistration(form, [1], KNOWN).problems).toEqual({ 'ageOrYear-1': 'ageRequired' });
  });

  it.each(['demo.parent', 'demo.parent@localhost', 'demo.parent@example.t'])(
    'refuse an invalid address: %s',
    (parentEmail) => {
      const form = given({ ...PARENT, parentEmail }, player(1, 'Zoé Démo', '14'));
      expect(readRegistration(form, [1], KNOWN).problems).toEqual({ parentEmail: 'emailInvalid' });
    },
  );

  it('refuse two children of the same name', () => {
    const form = given(PARENT, player(1, 'Démo, Zoé', '14'));
    expect(readRegistration(form, [1], KNOWN).problems).toEqual({ 'playerName-1': 'playerNameSeparated' });
  });

  it('refuse a web address as a name', () => {
    const form = given({ ...PARENT, parentName: 'www.x.example' }, player(1, 'Zoé https://x.example', '14'));
    expect(readRegistration(form, [1], KNOWN).problems).toEqual({
      'playerName-1': 'nameHoldsLink',
      parentName: 'nameHoldsLink',
    });
  });

  it('accept a phone number or none, and include the honeypot field', () => {
    const read = (more: Record<string, string>) =>
      readRegistration(given(PARENT, player(1, 'Zoé Démo', '14'), more), [1], KNOWN);
    expect(read({ parentPhone: ' 514-555-0100 ' }).requests[0]).toMatchObject({
      parentPhone: '514-555-0100',
    });
    expect(read({ parentPhone: 'call me' }).problems).toEqual({ parentPhone: 'phoneInvalid' });
    expect(read({ website: '' }).requests[0]).not.toHaveProperty('website');
    expect(read({ website: 'https://x.example' }).requests[0]).toHaveProperty('website');
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
