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

/** All four combinations. */
export const PLACES: Place[] = (['en', 'fr'] as const).flatMap((language) =>
  Object.entries(SCREENS).map(([name, screen]) => ({
    name: `${language}, ${name}`,
    language,
    use: { locale: LOCALES[language], ...screen },
  })),
);

/** The two desktops, for tests that do not depend on the width. */
export const DESKS = PLACES.filter(({ use }) => !use.isMobile);
