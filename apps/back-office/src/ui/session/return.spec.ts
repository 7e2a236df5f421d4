import {
  addressAfterSignIn,
  backOfficeAddress,
  clearReturnAddress,
  storeRequestedAddress,
  storeReturnAddress,
  storedReturnAddress,
} from './return';

const ORIGIN = 'https://lions.example';

/** sessionStorage, which Node.js does not have. */
const stored = new Map<string, string>();
Object.assign(globalThis, {
  location: { origin: ORIGIN },
  sessionStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
});

describe('backOfficeAddress', () => {
  it('works where URL.canParse is missing, as in Safari 16', () => {
    const { canParse } = URL;
    Reflect.deleteProperty(URL, 'canParse');
    try {
      expect(backOfficeAddress('/admin?view=teams', ORIGIN)).toBe('/admin?view=teams');
      expect(backOfficeAddress('http://[', ORIGIN)).toBe('/admin');
    } finally {
      Object.assign(URL, { canParse });
    }
  });

  it.each([
    '/admin',
    '/admin?view=tryouts&team=4',
    '/admin?view=no-such-view',
    '/admin/check-in/sessions/12',
    '/admin/check-in/practices/3',
  ])('accepts %s', (address) => {
    expect(backOfficeAddress(address, ORIGIN)).toBe(address);
  });

  it.each([
    'https://evil.example/admin',
    'https://evil.example/admin?view=users',
    '//evil.example/admin',
    '//evil.example/admin?view=users',
    '/\\evil.example/admin',
    '\\\\evil.example/admin',
    'https:evil.example/admin',
    'https://lions.example@evil.example/admin',
    'http://lions.example/admin',
    'javascript:alert(1)//admin',
    'data:text/html,/admin',
    '/',
    '/admin/check-in/sessions/12/../../../login',
    '//evil.example/admin/check-in/sessions/12',
    '/admin/login',
    '/admin/../hockey-programs',
    '/admin//evil.example',
    '/administrator',
    '\t//evil.example',
    '//[',
    '',
  ])('replaces %j by the dashboard', (address) => {
    expect(backOfficeAddress(address, ORIGIN)).toBe('/admin');
  });
});

describe('after the sign-in', () => {
  const address = '/admin?view=tryouts&team=4';

  it('a user returns to their own screen', () => {
    storeReturnAddress({ address, userId: 3 });
    expect(addressAfterSignIn(3)).toBe(address);
  });

  it('a user never gets the screen of another user', () => {
    storeReturnAddress({ address, userId: 3 });
    expect(addressAfterSignIn(4)).toBe('/admin');
  });

  it('a user gets the address that was requested while signed out', () => {
    storeReturnAddress({ address });
    expect(addressAfterSignIn(3)).toBe(address);
  });

  it('a user whose sign-in ended returns to their own screen, whatever was requested since', () => {
    storeReturnAddress({ address, userId: 3 });
    storeRequestedAddress('/admin?view=users');
    expect(addressAfterSignIn(3)).toBe(address);
    clearReturnAddress();
    storeRequestedAddress('/admin?view=users');
    expect(addressAfterSignIn(3)).toBe('/admin?view=users');
  });

  it('a user gets the dashboard after a log-out, and for an invalid address', () => {
    storeReturnAddress({ address, userId: 3 });
    clearReturnAddress();
    expect(addressAfterSignIn(3)).toBe('/admin');
    for (const odd of ['{', '[]', '{"userId":3}', '{"address":"//evil.example","userId":3}', 'null']) {
      sessionStorage.setItem('admin-place', odd);
      expect(addressAfterSignIn(3)).toBe('/admin');
    }
    expect(storedReturnAddress()).toBeUndefined();
  });
});
