import type { FamilyMailKind } from '@lions/domain';

/** A child of the family, as a mail names it. */
export interface LetterPlayer {
  name: string;
  /** Set: the player waits, at that position in line. */
  position: number | undefined;
}

/** The words of a passage about one practice or session, each already in the language of the texts. */
export interface LetterWords {
  /** At least one. */
  players: readonly LetterPlayer[];
  /** The team of a tryout session; undefined: a practice. */
  team: string | undefined;
  /** 'Friday, September 5, 2025, 6:00 PM – 7:30 PM'. */
  when: string;
  /** The day alone. */
  day: string;
  place: string | undefined;
  /** The time before a change, and the place if that changed too. */
  was: string | undefined;
  /** It was cancelled and takes place after all. */
  isBack: boolean;
  /** Other players of the family who still have a spot there, or wait. */
  others: readonly LetterPlayer[];
  /** The coaches' note about the event: at most one paragraph. */
  notes: readonly string[];
  /** The club's e-mail address, where the mail names it. */
  contact: string | undefined;
}

/** The mails of one language: whole sentences, plain text. */
export interface LetterTexts {
  /** Above a mail about an event or a link; the coach of a message writes a greeting of their own. */
  greeting: string;
  /** Without a name: lock screens show subjects. `about` is `one` or `several`; the words are those of the first passage. */
  subjects: Record<Exclude<FamilyMailKind, 'message'>, (about: string, words: LetterWords) => string>;
  /** The subject of a mail with passages of several kinds. */
  mixed: (about: string) => string;
  /** The event of a mail about one. */
  one: (words: LetterWords) => string;
  /** The events of a mail about that many. */
  several: (count: number) => string;
  /** Paragraphs about these players at one event. */
  paragraphs: Record<FamilyMailKind, (words: LetterWords) => string[]>;
  /** The players were moved away from this event, which an earlier mail told of. */
  movedAway: (words: LetterWords) => string[];
  /** Said once at the end of the mail. */
  closings: Partial<Record<FamilyMailKind, string>>;
  /** Before a message whose text is in the other language only. */
  onlyInOther: string;
  where: (place: string) => string;
  /** Introduces a coach's sentence. */
  note: (sentence: string) => string;
  /** Label of the button to the private page. */
  buttons: Record<FamilyMailKind, string>;
  signature: string;
  privateLink: string;
  because: string;
  calendarFile: string;
}
