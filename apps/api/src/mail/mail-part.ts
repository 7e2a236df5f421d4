import {
  civilDateOf,
  eventPlace,
  FAMILY_WIDE_KINDS,
  feeWords,
  findVenue,
  formatTimes,
  groupBy,
  messageIn,
  PRACTICE_VENUE,
  teamNameIn,
  textFor,
  venueAddress,
  venueMapUrl,
  withoutDomain,
  type Language,
  type MessageTexts,
} from '@lions/domain';
import { ENGLISH } from './mail-english.js';
import type { HeldPlace } from '../platform/ical/family-event.js';
import type { FamilyChild } from '../places/family-places.js';
import { isReturn, type MailRow, type ActivityRow } from './mail-facts.js';
import { FRENCH } from './mail-french.js';
import { COLON, type MailBlock, type MailCard, type MailPart } from './mail-html.js';
import type { MailPlayer, MailTexts, MailWords } from './mail-texts.js';

export const MAIL_TEXTS: Record<Language, MailTexts> = { en: ENGLISH, fr: FRENCH };

/** An activity with what the whole family has there. */
export interface FamilyActivity {
  row: ActivityRow;
  place: HeldPlace;
  /** The children who have a spot or wait. */
  children: readonly FamilyChild[];
}

/** A mail's facts with what other rows say about its registration and its family. */
export interface MailFacts extends MailRow {
  /** Set: the player waits, at that position in line. */
  position: number | undefined;
  /** Undefined for a mail about no registration. */
  activity: FamilyActivity | undefined;
  /** The activity that the family knows of, when the registration was moved away from it. */
  left: FamilyActivity | undefined;
}

/** The facts that a passage names. */
export type PassageFacts = Pick<
  MailFacts,
  | 'kind'
  | 'data'
  | 'practiceId'
  | 'sessionId'
  | 'date'
  | 'time'
  | 'location'
  | 'team'
  | 'teamFr'
  | 'playerName'
  | 'position'
>;

const LOCALES: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };

/** Rows by activity, in the order of their days. */
function byActivity<Facts extends PassageFacts>(rows: readonly Facts[]): [Facts, ...Facts[]][] {
  const dayOf = ([row]: [Facts, ...Facts[]]) => civilDateOf(row.date ?? '') ?? '9999';
  const groups = groupBy(rows, activityKeyOf) as [Facts, ...Facts[]][];
  return groups.sort((one, other) => dayOf(one).localeCompare(dayOf(other)));
}

/** Rows of one activity with the same news, for which one sentence names all players. */
const passagesOf = <Facts extends PassageFacts>(rows: readonly Facts[]) =>
  groupBy(rows, ({ kind, data }) => JSON.stringify([kind, data])) as [Facts, ...Facts[]][];

/** The other children of the family who keep what they have at an activity; none where it does not take place. */
function othersAt(activity: FamilyActivity | undefined, told: readonly MailFacts[]): MailPlayer[] {
  if (!activity || activity.row.goneAt !== null) return [];
  const ids = told.map(({ registrationId }) => registrationId);
  return activity.children
    .filter(({ registrationId }) => !ids.includes(registrationId))
    .map(({ playerName, position }) => ({ name: withoutDomain(playerName), position }));
}

/** Kinds of mails about an activity that the family does not go to: without a map and the coach's note. */
const NOT_GOING: readonly MailRow['kind'][] = ['cancelled', 'practice-cancelled'];

/** The card of an activity, with the unpaid fee, and the coach's note of a session, such as when to be there. */
function newsCard(about: readonly [MailFacts, ...MailFacts[]], told: string[], language: Language): MailCard {
  const going = about.filter(({ kind }) => !NOT_GOING.includes(kind));
  const [row] = going;
  if (!row) return cardOf(about[0], language, told);
  const texts = MAIL_TEXTS[language];
  const unpaid = going.filter(({ paidAt }) => paidAt === null);
  const fee = unpaid.length > 0 ? feeWords(row, language) : undefined;
  const note = textFor({ en: row.description, fr: row.descriptionFr }, language);
  const card = cardOf(row, language, [
    ...told,
    ...(fee ? [fee.amount] : []),
    ...(note ? [texts.note(note.text)] : []),
  ]);
  // A child who waits may never get a spot to pay for.
  const pays = unpaid.some(({ position }) => position === undefined);
  return fee?.url && pays ? { ...card, links: [...card.links, { label: texts.pay, url: fee.url }] } : card;
}

/** The activities that players were moved away from, a card each. */
function movedAway(rows: readonly MailFacts[], language: Language): MailCard[] {
  const moved = rows.flatMap(({ left, ...facts }) => (left ? [{ ...facts, ...left.row, left }] : []));
  return byActivity(moved).map((passage) => {
    const words = { ...wordsOf(passage, language), others: othersAt(passage[0].left, passage) };
    return { ...cardOf(passage[0], language, MAIL_TEXTS[language].movedAway(words)), links: [] };
  });
}

/** Distinguishes the activities of rows; a mail about no registration has none. */
export const activityKeyOf = ({ practiceId, sessionId }: Pick<MailFacts, 'practiceId' | 'sessionId'>) =>
  `${practiceId} ${sessionId}`;

/** A mail in one language. */
export function mailPart(
  rows: readonly MailFacts[],
  language: Language,
  /** The club's e-mail address, and whether the subject names the children. */
  { contact, isNaming = false }: { contact?: string | undefined; isNaming?: boolean } = {},
): Omit<MailPart, 'url'> {
  const texts = MAIL_TEXTS[language];
  const activities = byActivity(rows);
  const kind = activities[0]?.[0].kind;
  if (!kind || kind === 'message') throw new Error('A mail about activities has a passage about one');
  const kinds = [...new Set(rows.map((row) => row.kind))];
  const heading = kinds.length === 1 ? texts.headings[kind](wordsOf(rows, language)) : texts.mixed;
  const sentences = rows.flatMap(({ data }) => sentenceIn(data, language) ?? []);
  const closings = kinds.flatMap((each) => texts.closings[each] ?? []);
  const blocks = activities.flatMap((about): MailBlock[] => {
    const told = passagesOf(about).flatMap((passage) => {
      const others = othersAt(passage[0].activity, rows);
      return texts.sentences[passage[0].kind]({ ...wordsOf(passage, language), others, contact });
    });
    if (FAMILY_WIDE_KINDS.includes(kind)) return told;
    return [newsCard(about, told, language)];
  });
  return {
    language,
    subject: FAMILY_WIDE_KINDS.includes(kind) ? heading : subjectOf(activities, heading, language, isNaming),
    heading,
    blocks: [
      texts.greeting,
      ...blocks,
      ...movedAway(rows, language),
      ...[...new Set(sentences)].map(texts.note),
      ...new Set(closings),
    ],
    button: texts.buttons[kind],
    club: texts.club,
    isSigned: true,
    notes: [texts.privateLink, texts.because],
  };
}

/** Team and day first, because phones show 40 characters, then the news. */
function subjectOf(
  activities: readonly MailFacts[][],
  heading: string,
  language: Language,
  isNaming: boolean,
): string {
  const [[{ date, ...row }]] = activities as [[MailFacts]];
  const texts = MAIL_TEXTS[language];
  const about = `${teamOf(row, language) ?? texts.practice}, ${formatDay(date ?? '', language, SHORT_DAY)}`;
  const more = activities.length - 1;
  const players = activities.flat().map(({ playerName }) => withoutDomain(playerName ?? ''));
  const names = isNaming ? ` (${[...new Set(players)].join(', ')})` : '';
  const news = `${heading.charAt(0).toLowerCase()}${heading.slice(1)}${names}`;
  return `${more > 0 ? texts.andMore(about, more) : about}${COLON[language]} ${news}`;
}

/** A coach's sentence. One that was written in the other language only reaches these families, too. */
const sentenceIn = (data: MailRow['data'], language: Language) =>
  data?.note?.[language] ?? data?.note?.en ?? data?.note?.fr;

/** A coach's message in one language: its text, then the family's players with their activities. */
export function messagePart(
  message: MessageTexts,
  rows: readonly PassageFacts[],
  language: Language,
): Omit<MailPart, 'url'> {
  const texts = MAIL_TEXTS[language];
  const written = messageIn(message, language);
  const about = byActivity(rows).map((each) =>
    cardOf(each[0], language, texts.sentences.message(wordsOf(each, language))),
  );
  return {
    language,
    subject: written.subject,
    heading: written.subject,
    blocks: [
      ...(written.language === language ? [] : [texts.onlyInOther]),
      ...written.text.split(/\n{2,}/),
      ...about,
    ],
    button: texts.buttons.message,
    club: texts.club,
    isSigned: false,
    notes: [texts.privateLink, texts.because],
  };
}

/**
 * News for the families of one kind of mails, such as for a group chat: without names, each practice or session once.
 * Empty when the message that it is about is not written in the language.
 */
export function newsText(rows: readonly MailRow[], language: Language, message?: MessageTexts): string {
  const texts = MAIL_TEXTS[language];
  const facts = rows.map((row) => ({ ...row, position: undefined }));
  const named = byActivity(facts)
    .flatMap(passagesOf)
    .map(([row]) => {
      const words = wordsOf([row], language);
      const sentence = sentenceIn(row.data, language);
      const { title, when, where } = cardOf(row, language, []);
      const about = `${title}, ${when}`;
      return [
        row.kind === 'message' ? about : `${texts.headings[row.kind](words)}${COLON[language]} ${about}`,
        ...(words.was === undefined ? [] : [texts.before(words.was)]),
        ...(where === undefined ? [] : [where]),
        ...(sentence === undefined ? [] : [texts.note(sentence)]),
      ].join('\n');
    });
  const listed = named.length > 1 ? [texts.oneOfThese, ...named] : named;
  const written = message && messageIn(message, language);
  if (written)
    return written.language === language ? [written.subject, written.text, ...listed].join('\n\n') : '';
  const kind = rows[0]?.kind ?? 'confirmation';
  const closing = kind === 'promoted' ? texts.cantCome : texts.closings[kind];
  return [texts.greeting, ...listed, ...(closing ? [closing] : []), texts.club].join('\n\n');
}

/** The family's language, or that of its registrations when they agree; else both, French first. */
export function languagesOf(rows: readonly Pick<MailRow, 'familyLocale' | 'locale'>[]): Language[] {
  const asked = new Set(rows.map(({ familyLocale, locale }) => familyLocale ?? locale));
  const [language = null] = asked;
  return asked.size > 1 || language === null ? ['fr', 'en'] : [language];
}

const teamOf = ({ team, teamFr }: Pick<PassageFacts, 'team' | 'teamFr'>, language: Language) =>
  team === null ? undefined : teamNameIn({ name: team, nameFr: teamFr }, language);

const whenOf = ({ date, time }: { date: string | null; time: string | null }, language: Language) =>
  `${formatDay(date ?? '', language)}, ${formatTimes(time ?? '', language)}`;

function cardOf(row: PassageFacts, language: Language, sentences: string[]): MailCard {
  const { kind, practiceId, date, location } = row;
  const texts = MAIL_TEXTS[language];
  const team = teamOf(row, language);
  const venue = practiceId === null ? findVenue(location ?? '') : PRACTICE_VENUE;
  const place = venue ? venueAddress(venue, language) : location;
  const parts = dayParts(date ?? '', language, SHORT_DAY);
  return {
    date: parts && SHORT_PARTS.map((part) => parts.find(({ type }) => type === part)?.value ?? ''),
    title: team === undefined ? texts.practice : texts.session(team),
    when: whenOf(row, language),
    where: place ? texts.where(place) : undefined,
    links: venue && !NOT_GOING.includes(kind) ? [{ label: texts.map, url: venueMapUrl(venue) }] : [],
    isOff: kind === 'practice-cancelled',
    sentences,
  };
}

function wordsOf(passage: readonly PassageFacts[], language: Language): MailWords {
  const [row] = passage as [PassageFacts];
  const { was } = row.data ?? {};
  return {
    players: passage.map(({ playerName, position }) => ({ name: withoutDomain(playerName ?? ''), position })),
    team: teamOf(row, language),
    others: [],
    isBack: isReturn(row),
    was:
      was &&
      [whenOf(was, language), ...(was.location ? [eventPlace(was.location, language)] : [])].join(', '),
    contact: undefined,
  };
}

const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const SHORT_PARTS = ['weekday', 'day', 'month'] as const;

/** 'Friday, September 5, 2025' or 'vendredi 5 septembre 2025'; an unreadable date unchanged. */
export const formatDay = (date: string, language: Language, style: Intl.DateTimeFormatOptions = LONG_DAY) =>
  dayParts(date, language, style)
    ?.map(({ value }) => value)
    .join('') ?? date;

function dayParts(date: string, language: Language, style: Intl.DateTimeFormatOptions) {
  const day = civilDateOf(date);
  return day === undefined
    ? undefined
    : new Intl.DateTimeFormat(LOCALES[language], { ...style, timeZone: 'UTC' })
        .formatToParts(new Date(`${day}T00:00:00Z`))
        .map(({ type, value }) => ({
          type,
          value: language === 'fr' && type === 'day' && value === '1' ? '1er' : value,
        }));
}
