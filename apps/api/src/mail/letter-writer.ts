import { Injectable } from '@nestjs/common';
import { FAMILY_WIDE_KINDS, groupBy, teamNameIn, type Language } from '@lions/domain';
import { ClubSettingsService } from '../settings/club/club-settings.service.js';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { Db } from '../platform/database/db.js';
import type { Reader } from '../platform/database/reader.js';
import { FamilyLinks } from '../places/outbox/family-links.js';
import { calendarFile, type CalendarEvent } from '../platform/ical/calendar-file.js';
import { practiceEvent, sessionEvent } from '../platform/ical/club-events.js';
import { familyEvent } from '../platform/ical/family-event.js';
import { FamilyPlaces } from '../places/family-places.js';
import { refOf } from '../places/target.js';
import { alertLetter, storedAlertIn } from './alert-letter.js';
import {
  isStillTrue,
  leftTargetIn,
  letterRowsIn,
  messageTextsIn,
  waitingPositionIn,
  type LetterRow,
  type TargetRow,
} from './letter-facts.js';
import { letterHtml, letterText, type Letter, type LetterPart } from './letter-html.js';
import {
  eventOf,
  languagesOf,
  LETTER_TEXTS,
  letterPart,
  messagePart,
  type FamilyTarget,
  type LetterFacts,
} from './letter-part.js';

/** A letter without its address and its links. */
export interface LetterPreview {
  /** Null: in both. */
  language: Language | null;
  subject: string;
  paragraphs: string[];
}

interface WrittenLetter {
  letter: Letter;
  /** The mails that the letter contains; the others are no longer correct. */
  mailIds: ReadonlySet<number>;
}

/** A message is no change, and the others have no day. */
const WITHOUT_EVENT: ReadonlySet<string> = new Set(['message', ...FAMILY_WIDE_KINDS]);

/** Writes letters at the moment of sending, from the current rows. */
@Injectable()
export class LetterWriter {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly links: FamilyLinks,
    private readonly club: ClubSettingsService,
    private readonly places: FamilyPlaces,
  ) {}

  /**
   * One letter over mails of one family. Undefined when the family no longer exists, or when no mail is still correct.
   */
  async write(mailIds: readonly number[]): Promise<WrittenLetter | undefined> {
    const alert = await this.db.read((reader) => storedAlertIn(reader, mailIds));
    if (alert) {
      const letter = alertLetter(alert, this.configuration.publicUrl);
      return letter && { letter, mailIds: new Set(mailIds) };
    }
    const read = await this.db.read(async (reader) => {
      const facts = await this.factsIn(reader, mailIds);
      const [first] = facts;
      if (!first || first.familyId === null || first.email === null) return undefined;
      const urls = await this.links.mailUrlsIn(reader, first.familyId);
      const message = first.kind === 'message' ? await messageTextsIn(reader, first) : null;
      return urls && message !== undefined ? { to: first.email, facts, message, urls } : undefined;
    });
    if (!read) return undefined;
    const { to, facts, message, urls } = read;
    const contact = facts[0]?.kind === 'daily-limit' ? (await this.club.club()).contact.email : undefined;
    const written = message
      ? languagesOf(facts).map((language) => messagePart(message, facts, language))
      : this.partsOf(facts, contact);
    const parts = written.map((part) => ({ ...part, url: urls[part.language] }));
    const letter = {
      to,
      subject: parts.map(({ subject }) => subject).join(' / '),
      text: letterText(parts),
      html: letterHtml(parts),
      calendar: this.calendarOf(facts, parts[0]?.language ?? 'fr'),
    };
    return { letter, mailIds: new Set(facts.map(({ id }) => id)) };
  }

  /** A letter over mails that the current write queues, without private addresses; undefined as in `write`. */
  async previewIn(reader: Reader, mailIds: readonly number[]): Promise<LetterPreview | undefined> {
    const parts = this.partsOf(await this.factsIn(reader, mailIds));
    const [first, second] = parts;
    if (!first) return undefined;
    return {
      language: second ? null : first.language,
      subject: parts.map(({ subject }) => subject).join(' / '),
      paragraphs: parts.flatMap(({ paragraphs }) => paragraphs),
    };
  }

  /** Facts of the mails that are still correct. */
  private async factsIn(reader: Reader, mailIds: readonly number[]): Promise<LetterFacts[]> {
    const facts: LetterFacts[] = [];
    const [now, { zone }] = [this.clock.now(), this.configuration];
    for (const row of await letterRowsIn(reader, mailIds)) {
      if (!isStillTrue(row, now, zone)) continue;
      const position = row.status === 'waiting' ? await waitingPositionIn(reader, row) : undefined;
      const left = await leftTargetIn(reader, row, now, zone);
      facts.push({
        ...row,
        position,
        target: WITHOUT_EVENT.has(row.kind) ? undefined : await this.targetIn(reader, row, row),
        left: left && (await this.targetIn(reader, row, left)),
      });
    }
    return facts;
  }

  /** Places of the mail's family at a practice or session. */
  private async targetIn(
    reader: Reader,
    { email, registrationId }: LetterRow,
    row: TargetRow,
  ): Promise<FamilyTarget | undefined> {
    if (email === null || registrationId === null) return undefined;
    const target = await this.places.ofFamilyIn(reader, refOf(row), email, [registrationId]);
    return { row, ...target };
  }

  private partsOf(facts: readonly LetterFacts[], contact?: string): Omit<LetterPart, 'url'>[] {
    if (facts.length === 0) return [];
    return languagesOf(facts).map((language) =>
      letterPart(facts, (row) => this.calendarEventOf(row, language)?.place, language, contact),
    );
  }

  /** The events of the players, and those that they were moved away from, one entry each. */
  private calendarOf(facts: readonly LetterFacts[], language: Language): Letter['calendar'] {
    const targets = facts.flatMap(({ target, left }) => [target ?? [], left ?? []].flat());
    const events = groupBy(targets, ({ row }) => eventOf(row)).flatMap(([target]) => {
      const event = target && this.calendarEventOf(target.row, language);
      return event ? [familyEvent(event, target.place, language)] : [];
    });
    if (events.length === 0) return undefined;
    const frame = { language, zone: this.configuration.zone };
    return { fileName: LETTER_TEXTS[language].calendarFile, content: calendarFile(frame, events) };
  }

  /** The mail's practice or session as a calendar event. */
  private calendarEventOf(row: TargetRow, language: Language): CalendarEvent | undefined {
    const { date, time, version, targetUpdatedAt, goneAt, practiceId, sessionId } = row;
    if (date === null || time === null || version === null || targetUpdatedAt === null) return undefined;
    const { zone, publicUrl } = this.configuration;
    const context = { language, zone, publicUrl };
    const shared = { date, time, version, updatedAt: targetUpdatedAt, cancelledAt: goneAt };
    if (practiceId !== null) return practiceEvent({ ...shared, id: practiceId }, context);
    const { teamId, location, description, descriptionFr, team, teamFr } = row;
    if (sessionId === null || teamId === null || location === null || team === null) return undefined;
    const place = { teamId, location, description, descriptionFr };
    const session = { ...shared, ...place, id: sessionId, deletedAt: null };
    return sessionEvent(session, teamNameIn({ name: team, nameFr: teamFr }, language), context);
  }
}
