import { addressLanguage, basePath, ownAddress, plainAddress } from './own-address';

const open = (pathname: string, search = '', hash = '') =>
  Object.assign(globalThis, { location: { pathname, search, hash } });

describe('address of the back-office', () => {
  it('names French, and links keep it', () => {
    open('/fr/admin', '?view=users', '#top');
    expect(addressLanguage()).toBe('fr');
    expect(basePath()).toBe('/fr');
    expect(ownAddress('/admin/login')).toBe('/fr/admin/login');
    expect(plainAddress()).toBe('/admin?view=users#top');
  });

  it('names no language otherwise', () => {
    open('/admin/check-in/sessions/3');
    expect(addressLanguage()).toBeUndefined();
    expect(basePath()).toBe('/');
    expect(ownAddress('/admin/login')).toBe('/admin/login');
  });
});
