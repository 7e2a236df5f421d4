import type { Language } from '@lions/domain';
import type { RegistrationTexts } from './registration-texts';

const TEXTS: Record<Language, () => Promise<{ formTexts: RegistrationTexts }>> = {
  en: () => import('./form-texts-en'),
  fr: () => import('./form-texts-fr'),
};

/**
 * The texts of registration forms, which come with a form's code. A page does not carry them: most readers never open
 * the form, and a seventh of a team's page would be one more round trip on a slow network.
 */
export const loadFormTexts = async (language: Language) => (await TEXTS[language]()).formTexts;
