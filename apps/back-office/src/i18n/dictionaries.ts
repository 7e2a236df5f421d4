import { en } from './en/dictionary';
import { fr } from './fr/dictionary';

/** Both dictionaries, for specs: the back-office loads one. */
export const ADMIN_DICTIONARIES = { en, fr };
