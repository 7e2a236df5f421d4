import type { Language } from '@lions/domain';
import { formTexts as english } from './form-texts-en';
import { formTexts as french } from './form-texts-fr';
import type { RegistrationTexts } from './registration-texts';

/** The texts of registration forms in both languages, for specs; a page loads those of its language. */
export const FORM_TEXTS: Record<Language, RegistrationTexts> = { en: english, fr: french };
