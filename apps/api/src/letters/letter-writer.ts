import { Injectable } from '@nestjs/common';
import { eventPlace, formatTimes, type Language } from '@lions/domain';
import { eventFile, type CalendarEvent } from '../calendar/calendar-file.js';
import { practiceEvent, sessionEvent } from '../calendar/club-events.js';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import { Db } from '../database/db.js';
import { FamilyLinks } from '../families/family-links.js';
import type { MailData } from '../mail/outbox-mail.entity.js';
import { isStillTrue, letterRowIn, waitingPositionIn, type LetterRow } from './letter-facts.js';
import { formatDay } from './letter-formats.js';
import { letterHtml, letterText, type LetterPart } from './letter-html.js';
import { LETTER_TEXTS, type LetterWords } from './letter-texts.js';

/** A mail as it is sent. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar file, where there is an event to come or to take away. */
  calendar: { fileName: string; content: string } | undefined;
}

/** Who waits has nothing to put into a calendar, and a link is about no day. */
const WITHOUT_EVENT = new Set(['waiting', 'link']);

/** Writes mails at the moment of sending, from the rows as they are then. */
@Injectable()
export class LetterWriter {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly links: FamilyLinks,
  ) {}

  /** Undefined when nobody is left to tell, or when it is not true any more. */
  async write(mailId: number): Promise<Letter | undefined> {
    const read = await this.db.read(async (reader) => {
      const row = await letterRowIn(reader, mailId);
      if (!row || row.familyId === null) return undefined;
      const url = (await this.links.manageUrlsIn(reader, [row.familyId])).get(row.familyId);
      const position = row.status === 'waiting' ? await waitingPositionIn(reader, row) : undefined;
      return url === undefined ? undefined : { row, url, position };
    });
    if (!read || read.row.email === null) return undefined;
    const { row, url, position } = read;
    if (!isStillTrue(row, this.clock.now(), this.configuration.zone)) return undefined;
    const language = row.familyLocale ?? row.locale;
    const languages: Language[] = language === null ? ['fr', 'en'] : [language];
    const parts = languages.map((each) =>
      partOf(row, { position, place: this.eventOf(row, each)?.place }, each),
    );
    return {
      to: read.row.email,
      subject: parts.map(({ subject }) => subject).join(' / '),
      text: letterText(parts, url),
      html: letterHtml(parts, url),
      calendar: this.calendarOf(row, languages[0] ?? 'fr'),
    };
  }

  private calendarOf(row: LetterRow, language: Language): Letter['calendar'] {
    if (WITHOUT_EVENT.has(row.kind) || (row.kind === 'changed' && row.status === 'waiting')) return undefined;
    const event = this.eventOf(row, language);
    if (!event) return undefined;
    const isCancelled = event.isCancelled || row.status === 'cancelled';
    // A calendar takes the file of the later stamp: a cancelled registration changes no row of the practice.
    const changedAt = new Date(
      Math.max(event.changedAt.getTime(), Date.parse(row.registrationUpdatedAt ?? '')),
    );
    const frame = { language, zone: this.configuration.zone };
    const content = eventFile({ ...event, isCancelled, changedAt }, frame);
    return { fileName: LETTER_TEXTS[language].calendarFile, content };
  }

  /** What the mail is about, as calendars show it. */
  private eventOf(row: LetterRow, language: Language): CalendarEvent | undefined {
    const { date, time, version, targetUpdatedAt, goneAt, practiceId, sessionId } = row;
    if (date === null || time === null || version === null || targetUpdatedAt === null) return undefined;
    const { zone, publicUrl } = this.configuration;
    const context = { language, zone, publicUrl };
    const gone = goneAt === null ? null : new Date(goneAt);
    const shared = { date, time, version, updatedAt: new Date(targetUpdatedAt) };
    if (practiceId !== null) return practiceEvent({ ...shared, id: practiceId, cancelledAt: gone }, context);
    const { teamId, location, description, team } = row;
    if (sessionId === null || teamId === null || location === null || team === null) return undefined;
    const session = { ...shared, id: sessionId, teamId, location, description, deletedAt: gone };
    return sessionEvent(session, team, context);
  }
}

function partOf(
  row: LetterRow,
  { position, place }: Pick<LetterWords, 'position' | 'place'>,
  language: Language,
): LetterPart {
  const texts = LETTER_TEXTS[language];
  const { was, isBack = false } = dataOf(row);
  const when = ({ date, time }: { date: string; time: string }) =>
    `${formatDay(date, language)}, ${formatTimes(time, language)}`;
  const words: LetterWords = {
    player: row.playerName ?? '',
    team: row.team ?? undefined,
    when: when({ date: row.date ?? '', time: row.time ?? '' }),
    day: formatDay(row.date ?? '', language),
    ...{ place, position, isBack },
    was: was && [when(was), ...(was.location ? [eventPlace(was.location, language)] : [])].join(', '),
  };
  const where = place === undefined ? [] : [texts.where(place)];
  const [first = '', ...more] = texts.paragraphs[row.kind](words);
  return {
    language,
    subject: texts.subjects[row.kind](words),
    paragraphs: [first, ...where, ...more],
    button: texts.buttons[row.kind],
    notes: [texts.privateLink, texts.because],
  };
}

/** MariaDB keeps JSON as text, and a hand-written SELECT gives it as it is kept. */
function dataOf({ data }: LetterRow): MailData {
  if (data === null) return {};
  return typeof data === 'string' ? (JSON.parse(data) as MailData) : data;
}
