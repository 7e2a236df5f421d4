import { CONSENT_VERSION } from '@lions/domain';
import { readPracticeForm } from './practice-values';

const FIELDS = {
  parentEmail: ' demo.parent@example.test ',
  playerName: ' Zoé Démo ',
  position: 'G',
  parentalAuthority: 'on',
};

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readPracticeForm(form, 12, 'fr');
}

describe('practice form values', () => {
  it('are one child with the consent and the language', () => {
    expect(read(FIELDS)).toEqual({
      request: {
        practiceId: 12,
        parentEmail: 'demo.parent@example.test',
        playerName: 'Zoé Démo',
        position: 'G',
        consentVersion: CONSENT_VERSION,
        parentalAuthority: true,
        locale: 'fr',
      },
    });
  });

  it('report every missing field', () => {
    expect(read({})).toEqual({
      problems: {
        parentEmail: 'emailInvalid',
        playerName: 'playerNameRequired',
        position: 'positionRequired',
        parentalAuthority: 'authorityRequired',
      },
    });
  });

  it.each(['demo.parent', 'demo.parent@localhost', 'demo.parent@example.t'])(
    'refuse an invalid address: %s',
    (parentEmail) => {
      expect(read({ ...FIELDS, parentEmail })).toEqual({ problems: { parentEmail: 'emailInvalid' } });
    },
  );

  it('refuse a duplicate name, and a position that practices do not have', () => {
    expect(read({ ...FIELDS, playerName: 'Démo, Zoé', position: 'Goalie' })).toEqual({
      problems: { playerName: 'playerNameSeparated', position: 'positionRequired' },
    });
  });

  it.each(['https://x.example', 'Zoé www.x.example', 'Zoé :／／x'])(
    'refuse a web address as a name: %s',
    (name) => {
      expect(read({ ...FIELDS, playerName: name })).toEqual({ problems: { playerName: 'nameHoldsLink' } });
    },
  );

  it('include the honeypot field', () => {
    expect(read({ ...FIELDS, website: 'https://x.example' })).toMatchObject({
      request: { website: 'https://x.example' },
    });
    expect(read({ ...FIELDS, website: '' })).not.toHaveProperty('request.website');
  });
});
