import Bowser from 'bowser';
import type { TFunction } from 'i18next';

/** Readable device name of a user agent: 'Chrome on Windows'. */
export function deviceName(t: TFunction, userAgent: string): string {
  // The library throws for an empty text.
  if (userAgent === '') return t('profile.unknownDevice');
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return t('profile.deviceOn', { browser: browser.name, system: os.name });
  return browser.name || os.name || t('profile.unknownDevice');
}
