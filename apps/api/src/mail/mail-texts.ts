import type { FamilyMailKind, Language } from '@lions/domain';

/** A child of the family, as a mail names it. */
export interface MailPlayer {
  name: string;
  /** Set: the player waits, at that position in line. */
  position: number | undefined;
}

/** The words about players at one activity, each already in the language of the texts. */
export interface MailWords {
  /** At least one. */
  players: readonly MailPlayer[];
  /** The team of a tryout session; undefined: a practice. */
  team: string | undefined;
  /** The time before a change, and the place if that changed too. */
  was: string | undefined;
  /** It was cancelled and takes place after all. */
  isBack: boolean;
  /** Other players of the family who still have a spot there, or wait. */
  others: readonly MailPlayer[];
  /** The club's e-mail address, where the mail names it. */
  contact: string | undefined;
}

/** The mails of one language: whole sentences, plain text. */
export interface MailTexts {
  /** Above a mail about an activity or a link; the coach of a message writes a greeting of their own. */
  greeting: string;
  /** The news in a few words, after team and day in the subject. Without a name: lock screens show subjects. */
  headings: Record<Exclude<FamilyMailKind, 'message'>, (words: MailWords) => string>;
  /** The heading of a mail with passages of several kinds. */
  mixed: string;
  /** A practice, in place of a team's name. */
  practice: string;
  /** The title of a team's tryout session. */
  session: (team: string) => string;
  /** Team and day of the first activity, and how many more the mail is about. */
  andMore: (first: string, more: number) => string;
  /** Sentences about these players in the card of their activity. */
  sentences: Record<FamilyMailKind, (words: MailWords) => string[]>;
  /** The players were moved away from this activity, which an earlier mail told of. */
  movedAway: (words: MailWords) => string[];
  /** Introduces several activities in a text without names. */
  oneOfThese: string;
  /** The time before a change. */
  before: (was: string) => string;
  /** Said at the end of a text, which has no button. */
  cantCome: string;
  /** Said once at the end of the mail. */
  closings: Partial<Record<FamilyMailKind, string>>;
  /** Before a message whose text is in the other language only. */
  onlyInOther: string;
  where: (place: string) => string;
  /** Label of the button to a map of the place. */
  map: string;
  /** Label of the button to the registry where the fee is paid. */
  pay: string;
  /** Introduces a coach's sentence. */
  note: (sentence: string) => string;
  /** Label of the button to the private page. */
  buttons: Record<FamilyMailKind, string>;
  /** The club's name. */
  club: string;
  privateLink: string;
  because: string;
  /** Instead of these two, to a second guardian. */
  guardianNotes: string[];
  calendarFile: string;
}

export const isOne = ({ players }: Pick<MailWords, 'players'>) => players.length === 1;

/** 'Ana, Bo and Cy'. The format is made at the first mail: it takes 4 ms, which every start would wait for. */
export function namesIn(language: Language): (players: readonly MailPlayer[]) => string {
  let list: Intl.ListFormat | undefined;
  return (players) =>
    (list ??= new Intl.ListFormat(`${language}-CA`, { type: 'conjunction' })).format(
      players.map(({ name }) => name),
    );
}

/** A sentence about the players who have a place, and one about each who waits; none without players. */
export function standingOf(
  players: readonly MailPlayer[],
  placed: (players: readonly MailPlayer[]) => string,
  waiting: (name: string, position: number) => string,
): string[] {
  const seated = players.filter(({ position }) => position === undefined);
  const sentences = [
    ...(seated.length > 0 ? [placed(seated)] : []),
    ...players.flatMap(({ name, position }) => (position === undefined ? [] : [waiting(name, position)])),
  ];
  return sentences.length > 0 ? [sentences.join(' ')] : [];
}
