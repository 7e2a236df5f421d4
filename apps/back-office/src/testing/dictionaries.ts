import { en } from '../i18n/en/dictionary';
import { fr } from '../i18n/fr/dictionary';

/** Both dictionaries, for specs: the back-office loads one. */
export const ADMIN_DICTIONARIES = { en, fr };
