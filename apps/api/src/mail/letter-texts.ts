import type { MailKind } from '@lions/domain';

/** The words of a mail about a registration, each already in the language of the texts. */
export interface LetterWords {
  player: string;
  /** The team of a tryout session; undefined: a practice. */
  team: string | undefined;
  /** 'Friday, September 5, 2025, 6:00 PM – 7:30 PM'. */
  when: string;
  /** The day alone. */
  day: string;
  place: string | undefined;
  /** Set: the player waits, at that position in line. */
  position: number | undefined;
  /** The time before a change, and the place if that changed too. */
  was: string | undefined;
  /** It was cancelled and takes place after all. */
  isBack: boolean;
}

/** The mails of one language: whole sentences, plain text. */
export interface LetterTexts {
  /** Without a name: lock screens show subjects. */
  subjects: Record<MailKind, (words: LetterWords) => string>;
  paragraphs: Record<MailKind, (words: LetterWords) => string[]>;
  where: (place: string) => string;
  /** Introduces a coach's sentence. */
  note: (sentence: string) => string;
  /** Label of the button to the private page. */
  buttons: Record<MailKind, string>;
  privateLink: string;
  because: string;
  calendarFile: string;
}
