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

describe('what the practice form says', () => {
  it('is one child with the consent and the language', () => {
    expect(read(FIELDS)).toEqual({
      request: {
        ...{ practiceId: 12, parentEmail: 'demo.parent@example.test', playerName: 'Zoé Démo', position: 'G' },
        ...{ consentVersion: CONSENT_VERSION, parentalAuthority: true, locale: 'fr' },
      },
    });
  });

  it('names everything that is missing, by the field', () => {
    expect(read({})).toEqual({
      problems: {
        ...{ parentEmail: 'emailInvalid', playerName: 'playerNameRequired' },
        ...{ position: 'positionRequired', parentalAuthority: 'authorityRequired' },
      },
    });
  });

  it.each(['demo.parent', 'demo.parent@localhost', 'demo.parent@example.t'])(
    'has no address that mail cannot reach: %s',
    (parentEmail) => {
      expect(read({ ...FIELDS, parentEmail })).toEqual({ problems: { parentEmail: 'emailInvalid' } });
    },
  );

  it('has no two children under one name, and no position that practices do not have', () => {
    expect(read({ ...FIELDS, playerName: 'Démo, Zoé', position: 'Goalie' })).toEqual({
      problems: { playerName: 'playerNameSeparated', position: 'positionRequired' },
    });
  });

  it('takes along what only a robot fills in', () => {
    expect(read({ ...FIELDS, website: 'https://x.example' })).toMatchObject({
      request: { website: 'https://x.example' },
    });
    expect(read({ ...FIELDS, website: '' })).not.toHaveProperty('request.website');
  });
});
