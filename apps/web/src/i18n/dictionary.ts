import type { Language } from '@lions/domain';
import { errors as errorsEn } from './en/errors';
import { home as homeEn } from './en/home';
import { shell as shellEn } from './en/shell';
import { tryouts as tryoutsEn } from './en/tryouts';
import { errors as errorsFr } from './fr/errors';
import { home as homeFr } from './fr/home';
import { shell as shellFr } from './fr/shell';
import { tryouts as tryoutsFr } from './fr/tryouts';
import type { Translated } from './translate';

const en = { shell: shellEn, home: homeEn, tryouts: tryoutsEn, errors: errorsEn };

/** Every text of the public site in one language, by area. Islands get the few that they need as props. */
export type Dictionary = Translated<typeof en>;

export const DICTIONARIES: Record<Language, Dictionary> = {
  en,
  fr: { shell: shellFr, home: homeFr, tryouts: tryoutsFr, errors: errorsFr },
};
