import { ON_MYSQL } from './server.ts';
import type { Language } from './words.ts';

/** A test environment: a language, and a phone or a desktop. */
export interface Place {
  name: string;
  language: Language;
  use: {
    locale: string;
    viewport: { width: number; height: number };
    hasTouch: boolean;
    isMobile: boolean;
  };
}

const LOCALES = { en: 'en-CA', fr: 'fr-CA' } as const;
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false },
};

const place = (language: Language, screen: keyof typeof SCREENS): Place => ({
  name: `${language}, ${screen}`,
  language,
  use: { locale: LOCALES[language], ...SCREENS[screen] },
});

/** All four combinations, in an order where every other one has both languages and both widths. */
export const PLACES = [place('en', 'phone'), place('en', 'desk'), place('fr', 'desk'), place('fr', 'phone')];

/** Each language and each width once, for tests whose steps are the same in all four. */
export const CROSSED = PLACES.filter((_, index) => index % 2 === 0);

export const PHONES = PLACES.filter(({ use }) => use.isMobile);
/** For tests that do not depend on the width, too. */
export const DESKS = PLACES.filter(({ use }) => !use.isMobile);

/** Every other place: the runs on the embedded database and on MySQL test each place once. */
export const placesOfDatabase = (places: Place[]) =>
  places.filter((_, index) => (index % 2 === 1) === ON_MYSQL);
