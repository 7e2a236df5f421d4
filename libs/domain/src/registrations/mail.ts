import type { Language } from '../people.js';

/** Kinds of mail to families. */
export const FAMILY_MAIL_KINDS = [
  'confirmation',
  'waiting',
  'promoted',
  'offered',
  'offer-over',
  'cancelled',
  'changed',
  'practice-cancelled',
  'reminder',
  'link',
  'daily-limit',
  'guardian',
  'guardian-added',
  'message',
] as const;
export type FamilyMailKind = (typeof FAMILY_MAIL_KINDS)[number];

/** Mails about no registration: each is sent alone, and holds the private link of its reader. */
export const FAMILY_WIDE_KINDS: readonly MailKind[] = ['link', 'daily-limit', 'guardian', 'guardian-added'];

/** An `alert` tells superadmins that the site needs them; an `account` mail is for a user of the back-office. */
export const MAIL_KINDS = [...FAMILY_MAIL_KINDS, 'alert', 'account'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export function isMailKind(text: string): text is MailKind {
  return (MAIL_KINDS as readonly string[]).includes(text);
}

/**
 * dropped: no longer correct, or without a recipient, when it was due. told: a coach told the family instead, so it is
 * not sent any more.
 */
export const MAIL_STATUSES = ['pending', 'sent', 'failed', 'dropped', 'told'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** States of the last mail about a registration. */
export const MAIL_STATES = ['sent', 'pending', 'failed', 'told', 'none'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** The registrations whose families get a coach's message. */
export const MESSAGE_AUDIENCES = ['confirmed', 'waiting', 'both'] as const;
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number];

/** A coach's message to families. A language has a subject and a text, or neither. */
export interface MessageTexts {
  subjectEn: string;
  textEn: string;
  subjectFr: string;
  textFr: string;
}

/** Whether at least one language is written, and none by half. */
export function isWritten({ subjectEn, textEn, subjectFr, textFr }: MessageTexts): boolean {
  const isWhole = (subject: string, text: string) => (subject === '') === (text === '');
  return isWhole(subjectEn, textEn) && isWhole(subjectFr, textFr) && textEn + textFr !== '';
}

/** The message as a reader of that language gets it; `language` is the other one when theirs is not written. */
export function messageIn(texts: MessageTexts, reader: Language): MessageIn {
  const language = (reader === 'en' ? texts.textEn : texts.textFr) === '' ? OTHER[reader] : reader;
  return language === 'en'
    ? { language, subject: texts.subjectEn, text: texts.textEn }
    : { language, subject: texts.subjectFr, text: texts.textFr };
}

interface MessageIn {
  language: Language;
  subject: string;
  text: string;
}

const OTHER: Record<Language, Language> = { en: 'fr', fr: 'en' };
