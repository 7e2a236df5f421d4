import type { Language } from '@lions/domain';
import { validationEn, validationFr } from '@lions/web-base';
import { registration as english } from '../../i18n/en/registration';
import { registration as french } from '../../i18n/fr/registration';
import { fieldProblemTexts, type RegistrationTexts } from './registration-texts';

/**
 * The texts of registration forms, which come with a form's code. A page does not carry them: most readers never open
 * the form, and a seventh of a team's page would be one more round trip on a slow network.
 */
export const FORM_TEXTS: Record<Language, RegistrationTexts> = {
  en: { ...english, problems: fieldProblemTexts({ validation: validationEn }) },
  fr: { ...french, problems: fieldProblemTexts({ validation: validationFr }) },
};
