import type { Language } from '@lions/domain';
import {
  errorsEn,
  errorsFr,
  shellEn,
  shellFr,
  type Translated,
  validationEn,
  validationFr,
} from '@lions/web-base';
import { about as aboutEn, links as linksEn } from './en/about';
import { calendar as calendarEn, clubCalendar as clubCalendarEn } from './en/calendar';
import { celebrations as celebrationsEn } from './en/celebrations';
import { consent as consentEn, legal as legalEn } from './en/legal';
import { family as familyEn } from './en/family';
import { home as homeEn } from './en/home';
import { practice as practiceEn } from './en/practice';
import { programs as programsEn } from './en/programs';
import { ownReceipts as ownReceiptsEn, receipts as receiptsEn } from './en/receipts';
import { registration as registrationEn } from './en/registration';
import { tryouts as tryoutsEn } from './en/tryouts';
import { about as aboutFr, links as linksFr } from './fr/about';
import { calendar as calendarFr, clubCalendar as clubCalendarFr } from './fr/calendar';
import { celebrations as celebrationsFr } from './fr/celebrations';
import { consent as consentFr, legal as legalFr } from './fr/legal';
import { family as familyFr } from './fr/family';
import { home as homeFr } from './fr/home';
import { practice as practiceFr } from './fr/practice';
import { programs as programsFr } from './fr/programs';
import { ownReceipts as ownReceiptsFr, receipts as receiptsFr } from './fr/receipts';
import { registration as registrationFr } from './fr/registration';
import { tryouts as tryoutsFr } from './fr/tryouts';

const en = {
  about: aboutEn,
  calendar: calendarEn,
  celebrations: celebrationsEn,
  clubCalendar: clubCalendarEn,
  consent: consentEn,
  errors: errorsEn,
  family: familyEn,
  home: homeEn,
  legal: legalEn,
  links: linksEn,
  ownReceipts: ownReceiptsEn,
  practice: practiceEn,
  programs: programsEn,
  receipts: receiptsEn,
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
    clubCalendar: clubCalendarFr,
    consent: consentFr,
    errors: errorsFr,
    family: familyFr,
    home: homeFr,
    legal: legalFr,
    links: linksFr,
    ownReceipts: ownReceiptsFr,
    practice: practiceFr,
    programs: programsFr,
    receipts: receiptsFr,
    registration: registrationFr,
    shell: shellFr,
    tryouts: tryoutsFr,
    validation: validationFr,
  },
};
