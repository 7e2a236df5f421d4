import {
  civilDateOf,
  eventPlace,
  formatTimes,
  groupBy,
  messageIn,
  teamNameIn,
  textFor,
  withoutDomain,
  type Language,
  type MessageTexts,
} from '@lions/domain';
import { ENGLISH } from './letter-english.js';
import type { HeldPlace } from '../platform/ical/family-event.js';
import type { FamilyChild } from '../places/family-places.js';
import { isReturn, type LetterRow, type TargetRow } from './letter-facts.js';
import { FRENCH } from './letter-french.js';
import type { LetterPart } from './letter-html.js';
import type { LetterPlayer, LetterTexts, LetterWords } from './letter-texts.js';

export const LETTER_TEXTS: Record<Language, LetterTexts> = { en: ENGLISH, fr: FRENCH };

/** A practice or session with what the whole family has there. */
export interface FamilyTarget {
  row: TargetRow;
  place: HeldPlace;
  /** The children who have a spot or wait. */
  children: readonly FamilyChild[];
}

/** A mail's facts with what other rows say about its registration and its family. */
export interface LetterFacts extends LetterRow {
  /** Set: the player waits, at that position in line. */
  position: number | undefined;
  /** Undefined for a mail about no registration. */
  target: FamilyTarget | undefined;
  /** The event that the family knows of, when the registration was moved away from it. */
  left: FamilyTarget | undefined;
}

/** The facts that a passage names. */
export type PassageFacts = Pick<
  LetterFacts,
  | 'kind'
  | 'data'
  | 'practiceId'
  | 'sessionId'
  | 'date'
  | 'time'
  | 'team'
  | 'teamFr'
  | 'playerName'
  | 'position'
>;

const LOCALES: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };

/** Rows about the same event, for which one sentence names all players. */
function passagesOf<Facts extends PassageFacts>(rows: readonly Facts[]): Facts[][] {
  const keyOf = ({ kind, data, ...row }: Facts) => JSON.stringify([kind, data, eventOf(row)]);
  return groupBy(rows, keyOf);
}

/** The other children of the family who keep what they have at an event; none where it does not take place. */
function othersAt({ row, children }: FamilyTarget, told: readonly LetterFacts[]): LetterPlayer[] {
  const ids = told.map(({ registrationId }) => registrationId);
  return children
    .filter(({ registrationId }) => row.goneAt === null && !ids.includes(registrationId))
    .map(({ playerName, position }) => ({ name: withoutDomain(playerName), position }));
}

/** Kinds of mails about an event that the family does not go to. */
const WITHOUT_NOTE: readonly LetterRow['kind'][] = ['cancelled', 'practice-cancelled'];

/** The coach's note of a session, such as when to be there. */
function notesOf({ kind, description, descriptionFr }: LetterFacts, language: Language): string[] {
  const note = textFor({ en: description, fr: descriptionFr }, language);
  return note && !WITHOUT_NOTE.includes(kind) ? [LETTER_TEXTS[language].note(note.text)] : [];
}

/** The events that players were moved away from, in a passage each. */
function movedAway(rows: readonly LetterFacts[], language: Language): string[] {
  const moved = rows.flatMap(({ left, ...facts }) => (left ? [{ ...facts, ...left.row, left }] : []));
  return groupBy(moved, eventOf).flatMap((passage) => {
    const [{ left }] = passage as [(typeof passage)[number]];
    const words = { ...wordsOf(passage, undefined, language), contact: undefined };
    return LETTER_TEXTS[language].movedAway({ ...words, others: othersAt(left, passage) });
  });
}

/** The practice or session of a row. */
export const eventOf = ({ practiceId, sessionId }: Pick<LetterFacts, 'practiceId' | 'sessionId'>) =>
  `${practiceId} ${sessionId}`;

/** A mail in one language; `placeOf` is the place of a row's event, `contact` the club's e-mail address. */
export function letterPart(
  rows: readonly LetterFacts[],
  placeOf: (row: LetterFacts) => string | undefined,
  language: Language,
  contact?: string,
): Omit<LetterPart, 'url'> {
  const texts = LETTER_TEXTS[language];
  const passages = passagesOf(rows).map((passage) => {
    const [row] = passage as [LetterFacts];
    const others = row.target ? othersAt(row.target, rows) : [];
    const words = wordsOf(passage, placeOf(row), language);
    return { kind: row.kind, words: { ...words, others, notes: notesOf(row, language), contact } };
  });
  const [first] = passages;
  if (!first || first.kind === 'message') throw new Error('A letter of events has a passage about one');
  const kinds = [...new Set(passages.map(({ kind }) => kind))];
  const events = new Set(rows.map(eventOf)).size;
  const about = events === 1 ? texts.one(first.words) : texts.several(events);
  const sentences = rows.flatMap(({ data }) => sentenceIn(data, language) ?? []);
  const closings = kinds.flatMap((kind) => texts.closings[kind] ?? []);
  return {
    language,
    subject: kinds.length === 1 ? texts.subjects[first.kind](about, first.words) : texts.mixed(about),
    paragraphs: [
      texts.greeting,
      ...passages.flatMap(({ kind, words }) => {
        const [told = '', ...more] = texts.paragraphs[kind](words);
        const where = words.place === undefined ? [] : [texts.where(words.place)];
        return [told, ...where, ...words.notes, ...more];
      }),
      ...movedAway(rows, language),
      ...[...new Set(sentences)].map(texts.note),
      ...new Set(closings),
    ],
    button: texts.buttons[first.kind],
    signature: texts.signature,
    notes: [texts.privateLink, texts.because],
  };
}

/** A coach's sentence. One that was written in the other language only reaches these families, too. */
const sentenceIn = (data: LetterRow['data'], language: Language) =>
  data?.note?.[language] ?? data?.note?.en ?? data?.note?.fr;
/** A coach's message in one language: its text, then the family's players with their events. */
export function messagePart(
  message: MessageTexts,
  rows: readonly PassageFacts[],
  language: Language,
): Omit<LetterPart, 'url'> {
  const texts = LETTER_TEXTS[language];
  const written = messageIn(message, language);
  const about = passagesOf(rows).flatMap((passage) =>
    texts.paragraphs.message({ ...wordsOf(passage, undefined, language), contact: undefined }),
  );
  return {
    language,
    subject: written.subject,
    paragraphs: [
      ...(written.language === language ? [] : [texts.onlyInOther]),
      ...written.text.split(/\n{2,}/),
      ...about,
    ],
    button: texts.buttons.message,
    notes: [texts.privateLink, texts.because],
  };
}

/** The family's language, or that of its registrations when they agree; else both, French first. */
export function languagesOf(rows: readonly Pick<LetterRow, 'familyLocale' | 'locale'>[]): Language[] {
  const asked = new Set(rows.map(({ familyLocale, locale }) => familyLocale ?? locale));
  const [language = null] = asked;
  return asked.size > 1 || language === null ? ['fr', 'en'] : [language];
}

function wordsOf(
  passage: readonly PassageFacts[],
  place: string | undefined,
  language: Language,
): Omit<LetterWords, 'contact'> {
  const [row] = passage as [PassageFacts];
  const { was } = row.data ?? {};
  const when = ({ date, time }: { date: string; time: string }) =>
    `${formatDay(date, language)}, ${formatTimes(time, language)}`;
  return {
    players: passage.map(({ playerName, position }) => ({
      name: withoutDomain(playerName ?? ''),
      position,
    })),
    team: row.team === null ? undefined : teamNameIn({ name: row.team, nameFr: row.teamFr }, language),
    when: when({ date: row.date ?? '', time: row.time ?? '' }),
    day: formatDay(row.date ?? '', language),
    place,
    others: [],
    notes: [],
    isBack: isReturn(row),
    was: was && [when(was), ...(was.location ? [eventPlace(was.location, language)] : [])].join(', '),
  };
}

/** 'Friday, September 5, 2025' or 'vendredi 5 septembre 2025'; an unreadable date unchanged. */
export function formatDay(date: string, language: Language): string {
  const day = civilDateOf(date);
  if (day === undefined) return date;
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .map(({ type, value }) => (language === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('');
}
