import { Injectable } from '@nestjs/common';
import { civilDateOf, eventPlace, formatTimes, withoutDomain, type Language } from '@lions/domain';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import { Db } from '../database/db.js';
import type { Reader } from '../database/reader.js';
import { FamilyLinks } from '../family-links/family-links.js';
import { eventFile, type CalendarEvent } from '../ical/calendar-file.js';
import { practiceEvent, sessionEvent } from '../ical/club-events.js';
import { ENGLISH } from './letter-english.js';
import { isStillTrue, letterRowIn, waitingPositionIn, type LetterRow } from './letter-facts.js';
import { FRENCH } from './letter-french.js';
import { letterHtml, letterText, type LetterPart } from './letter-html.js';
import type { LetterTexts, LetterWords } from './letter-texts.js';

/** A mail, ready to send. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar file, for a coming or cancelled event. */
  calendar: { fileName: string; content: string } | undefined;
}

const LETTER_TEXTS: Record<Language, LetterTexts> = { en: ENGLISH, fr: FRENCH };

/** A waiting player has no calendar entry, and a link has no day. */
const WITHOUT_EVENT = new Set(['waiting', 'link']);

/** Writes mails at the moment of sending, from the current rows. */
@Injectable()
export class LetterWriter {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly links: FamilyLinks,
  ) {}

  /** Undefined when the recipient no longer exists, or when the mail is no longer correct. */
  async write(mailId: number): Promise<Letter | undefined> {
    const read = await this.db.read(async (reader) => {
      const row = await letterRowIn(reader, mailId);
      if (!row || row.familyId === null) return undefined;
      const urls = await this.links.mailUrlsIn(reader, row.familyId);
      const position = row.status === 'waiting' ? await waitingPositionIn(reader, row) : undefined;
      return urls && { row, urls, position };
    });
    if (!read || read.row.email === null) return undefined;
    const { row, urls, position } = read;
    if (!isStillTrue(row, this.clock.now(), this.configuration.zone)) return undefined;
    const languages = languagesOf(row);
    const parts = this.partsOf(row, position).map((part) => ({ ...part, url: urls[part.language] }));
    return {
      to: read.row.email,
      subject: parts.map(({ subject }) => subject).join(' / '),
      text: letterText(parts),
      html: letterHtml(parts),
      calendar: this.calendarOf(row, languages[0] ?? 'fr'),
    };
  }

  /** A mail of the current write, without the private address. Undefined when it would not be sent. */
  async previewIn(
    reader: Reader,
    mailId: number,
  ): Promise<{ subject: string; paragraphs: string[] } | undefined> {
    const row = await letterRowIn(reader, mailId);
    if (!row || !isStillTrue(row, this.clock.now(), this.configuration.zone)) return undefined;
    const position = row.status === 'waiting' ? await waitingPositionIn(reader, row) : undefined;
    const parts = this.partsOf(row, position);
    const subject = parts.map((part) => part.subject).join(' / ');
    return { subject, paragraphs: parts.flatMap(({ paragraphs }) => paragraphs) };
  }

  private partsOf(row: LetterRow, position: number | undefined): Omit<LetterPart, 'url'>[] {
    return languagesOf(row).map((language) =>
      partOf(row, { position, place: this.eventOf(row, language)?.place }, language),
    );
  }

  private calendarOf(row: LetterRow, language: Language): Letter['calendar'] {
    if (WITHOUT_EVENT.has(row.kind) || (row.kind === 'changed' && row.status === 'waiting')) return undefined;
    const event = this.eventOf(row, language);
    if (!event) return undefined;
    const isCancelled = event.isCancelled || row.status === 'cancelled';
    // A calendar takes the file with the later stamp: a cancelled registration changes no row of the practice.
    const changedAt = new Date(
      Math.max(event.changedAt.getTime(), row.registrationUpdatedAt?.getTime() ?? NaN),
    );
    const frame = { language, zone: this.configuration.zone };
    const content = eventFile({ ...event, isCancelled, changedAt }, frame);
    return { fileName: LETTER_TEXTS[language].calendarFile, content };
  }

  /** The mail's practice or session as a calendar event. */
  private eventOf(row: LetterRow, language: Language): CalendarEvent | undefined {
    const { date, time, version, targetUpdatedAt, goneAt, practiceId, sessionId } = row;
    if (date === null || time === null || version === null || targetUpdatedAt === null) return undefined;
    const { zone, publicUrl } = this.configuration;
    const context = { language, zone, publicUrl };
    const shared = { date, time, version, updatedAt: targetUpdatedAt, cancelledAt: goneAt };
    if (practiceId !== null) return practiceEvent({ ...shared, id: practiceId }, context);
    const { teamId, location, description, team } = row;
    if (sessionId === null || teamId === null || location === null || team === null) return undefined;
    const session = { ...shared, id: sessionId, teamId, location, description, deletedAt: null };
    return sessionEvent(session, team, context);
  }
}

/** Of a family whose language is unknown: both. */
function languagesOf({ familyLocale, locale }: LetterRow): Language[] {
  const language = familyLocale ?? locale;
  return language === null ? ['fr', 'en'] : [language];
}

function partOf(
  row: LetterRow,
  { position, place }: Pick<LetterWords, 'position' | 'place'>,
  language: Language,
): Omit<LetterPart, 'url'> {
  const texts = LETTER_TEXTS[language];
  const { was, isBack = false, note } = row.data ?? {};
  const when = ({ date, time }: { date: string; time: string }) =>
    `${formatDay(date, language)}, ${formatTimes(time, language)}`;
  const words: LetterWords = {
    player: withoutDomain(row.playerName ?? ''),
    team: row.team ?? undefined,
    when: when({ date: row.date ?? '', time: row.time ?? '' }),
    day: formatDay(row.date ?? '', language),
    place,
    position,
    isBack,
    was: was && [when(was), ...(was.location ? [eventPlace(was.location, language)] : [])].join(', '),
  };
  const where = place === undefined ? [] : [texts.where(place)];
  const [first = '', ...more] = texts.paragraphs[row.kind](words);
  // A sentence that was written in one language only reaches the others, too.
  const sentence = note?.[language] ?? note?.en ?? note?.fr;
  const fromCoach = sentence === undefined ? [] : [texts.note(sentence)];
  return {
    language,
    subject: texts.subjects[row.kind](words),
    paragraphs: [first, ...fromCoach, ...where, ...more],
    button: texts.buttons[row.kind],
    notes: [texts.privateLink, texts.because],
  };
}

const LOCALES: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };

/** 'Friday, September 5, 2025' or 'vendredi 5 septembre 2025'; an unreadable date unchanged. */
function formatDay(date: string, language: Language): string {
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
