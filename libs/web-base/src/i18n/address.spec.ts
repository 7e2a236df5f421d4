import { localize, splitAddress } from './address';

describe('addresses', () => {
  it('mark French by a prefix, and split into language and page', () => {
    expect(splitAddress('/fr')).toEqual({ language: 'fr', path: '/' });
    expect(splitAddress('/fr/hockey-programs/tryouts/')).toEqual({
      language: 'fr',
      path: '/hockey-programs/tryouts',
    });
    expect(splitAddress('/hockey-programs/tryouts')).toEqual({ path: '/hockey-programs/tryouts' });
    expect(splitAddress('/friends')).toEqual({ path: '/friends' });
  });

  it('round-trip', () => {
    expect(localize('/', 'en')).toBe('/');
    expect(localize('/', 'fr')).toBe('/fr');
    expect(localize('/hockey-programs/tryouts', 'fr')).toBe('/fr/hockey-programs/tryouts');
  });

  it.each(['//evil.example/x', '/\\evil.example/x', '/fr//evil.example/x', '///evil.example/x/'])(
    'never become a link to another site: %s',
    (address) => expect(splitAddress(address).path).toBe('/evil.example/x'),
  );
});
