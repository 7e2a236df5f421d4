import i18next, { type TFunction } from 'i18next';
import { ADMIN_DICTIONARIES } from '../../i18n/dictionaries';
import { deviceName } from './device-name';

let english: TFunction;
let french: TFunction;

beforeAll(async () => {
  const resources = { en: { admin: ADMIN_DICTIONARIES.en }, fr: { admin: ADMIN_DICTIONARIES.fr } };
  await i18next.init({ resources, defaultNS: 'admin', ns: ['admin'], interpolation: { escapeValue: false } });
  english = i18next.getFixedT('en');
  french = i18next.getFixedT('fr');
});

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceName', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome on Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Microsoft Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox on macOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    ['', 'Unknown device'],
  ])('names %s', (userAgent, name) => {
    expect(deviceName(english, userAgent)).toBe(name);
  });

  it('has French names', () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    expect(deviceName(french, firefox)).toBe('Firefox sur Linux');
  });

  it('accepts any text', () => {
    for (const odd of ['curl/8.5.0', 'test', '💥', ' ', 'x'.repeat(250)])
      expect(deviceName(english, odd)).not.toBe('');
  });
});
