import type { Language, MailKind } from '@lions/domain';
import { ENGLISH } from './letter-english.js';
import { FRENCH } from './letter-french.js';

/** What a mail says of a registration, every part already in the language of the texts. */
export interface LetterWords {
  player: string;
  /** The team of a tryout session; undefined: a practice. */
  team: string | undefined;
  /** 'Friday, September 5, 2025, 6:00 PM – 7:30 PM'. */
  when: string;
  /** The day alone. */
  day: string;
  place: string | undefined;
  /** Set: the player waits, at that place in line. */
  position: number | undefined;
  /** When it was before a change, and where, if that changed too. */
  was: string | undefined;
  /** It had been called off, and takes place after all. */
  isBack: boolean;
}

/** The mails of one language: whole sentences, plain text. */
export interface LetterTexts {
  /** Without a name: subjects stand on locked screens. */
  subjects: Record<MailKind, (words: LetterWords) => string>;
  paragraphs: Record<MailKind, (words: LetterWords) => string[]>;
  where: (place: string) => string;
  /** What the button to the private page says. */
  buttons: Record<MailKind, string>;
  privateLink: string;
  because: string;
  calendarFile: string;
}

export const LETTER_TEXTS: Record<Language, LetterTexts> = { en: ENGLISH, fr: FRENCH };
