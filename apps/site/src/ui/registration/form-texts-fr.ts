import { validationFr } from '@lions/web-base';
import { registration } from '../../i18n/fr/registration';
import { fieldProblemTexts, type RegistrationTexts } from './registration-texts';

export const formTexts: RegistrationTexts = {
  ...registration,
  problems: fieldProblemTexts({ validation: validationFr }),
};
