import type { Language } from '@lions/domain';
import { about as aboutEn } from './en/about';
import { calendar as calendarEn } from './en/calendar';
import { celebrations as celebrationsEn } from './en/celebrations';
import { consent as consentEn } from './en/consent';
import { errors as errorsEn } from './en/errors';
import { family as familyEn } from './en/family';
import { home as homeEn } from './en/home';
import { legal as legalEn } from './en/legal';
import { links as linksEn } from './en/links';
import { practice as practiceEn } from './en/practice';
import { programs as programsEn } from './en/programs';
import { registration as registrationEn } from './en/registration';
import { shell as shellEn } from './en/shell';
import { tryouts as tryoutsEn } from './en/tryouts';
import { validation as validationEn } from './en/validation';
import { about as aboutFr } from './fr/about';
import { calendar as calendarFr } from './fr/calendar';
import { celebrations as celebrationsFr } from './fr/celebrations';
import { consent as consentFr } from './fr/consent';
import { errors as errorsFr } from './fr/errors';
import { family as familyFr } from './fr/family';
import { home as homeFr } from './fr/home';
import { legal as legalFr } from './fr/legal';
import { links as linksFr } from './fr/links';
import { practice as practiceFr } from './fr/practice';
import { programs as programsFr } from './fr/programs';
import { registration as registrationFr } from './fr/registration';
import { shell as shellFr } from './fr/shell';
import { tryouts as tryoutsFr } from './fr/tryouts';
import { validation as validationFr } from './fr/validation';
import type { Translated } from './translate';

const en = {
  about: aboutEn,
  calendar: calendarEn,
  celebrations: celebrationsEn,
  consent: consentEn,
  errors: errorsEn,
  family: familyEn,
  home: homeEn,
  legal: legalEn,
  links: linksEn,
  practice: practiceEn,
  programs: programsEn,
  registration: registrationEn,
  shell: shellEn,
  tryouts: tryoutsEn,
  validation: validationEn,
};

/** Every text of the public site in one language, by area. Islands get the few that they need as props. */
export type Dictionary = Translated<typeof en>;

export const DICTIONARIES: Record<Language, Dictionary> = {
  en,
  fr: {
    about: aboutFr,
    calendar: calendarFr,
    celebrations: celebrationsFr,
    consent: consentFr,
    errors: errorsFr,
    family: familyFr,
    home: homeFr,
    legal: legalFr,
    links: linksFr,
    practice: practiceFr,
    programs: programsFr,
    registration: registrationFr,
    shell: shellFr,
    tryouts: tryoutsFr,
    validation: validationFr,
  },
};
