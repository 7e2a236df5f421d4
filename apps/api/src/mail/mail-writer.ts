import { Injectable } from '@nestjs/common';
import { FAMILY_WIDE_KINDS, groupBy, teamNameIn, type Language, type SwitchKey } from '@lions/domain';
import { ClubSettingsService } from '../settings/club/club-settings.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { Db } from '../platform/database/db.js';
import type { Reader } from '../platform/database/reader.js';
import { FamilyLinks, type Recipient } from '../places/outbox/family-links.js';
import { calendarFile, type CalendarEvent } from '../platform/ical/calendar-file.js';
import { practiceEvent, sessionEvent } from '../platform/ical/club-events.js';
import { familyEvent } from '../platform/ical/family-event.js';
import { FamilyPlaces } from '../places/family-places.js';
import { refOf } from '../places/activity.js';
import { PasswordResetService } from '../auth/passwords/password-reset.service.js';
import { accountMailIn } from './account-mail.js';
import { alertMail, storedAlertIn } from './alert-mail.js';
import {
  isStillTrue,
  leftActivityIn,
  mailRowsIn,
  messageTextsIn,
  waitingPositionIn,
  type MailRow,
  type ActivityRow,
} from './mail-facts.js';
import { blockText, mailHtml, mailText, type Mail, type MailPart } from './mail-html.js';
import {
  activityKeyOf,
  languagesOf,
  MAIL_TEXTS,
  mailPart,
  messagePart,
  type FamilyActivity,
  type MailFacts,
} from './mail-part.js';

/** A sent mail without its address and its links. */
export interface MailPreview {
  /** Null: in both. */
  language: Language | null;
  subject: string;
  paragraphs: string[];
}

export interface WrittenMail {
  mail: Mail;
  /** To the second guardian of the family, with a link of their own. */
  copy?: Mail;
  /** The rows of the outbox that the mail tells of; the others are no longer correct. */
  mailIds: ReadonlySet<number>;
}

/** A message is no change, and the others have no day. */
const WITHOUT_ACTIVITY: ReadonlySet<string> = new Set(['message', ...FAMILY_WIDE_KINDS]);

const NAMING: SwitchKey = 'child_name_in_subject';

/** Writes mails at the moment of sending, from the current rows. */
@Injectable()
export class MailWriter {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly links: FamilyLinks,
    private readonly club: ClubSettingsService,
    private readonly places: FamilyPlaces,
    private readonly settings: SettingsService,
    private readonly passwordResets: PasswordResetService,
  ) {}

  /**
   * One mail for rows of the outbox of one family. Undefined when the family no longer exists, or when no row is still
   * correct.
   */
  async write(mailIds: readonly number[]): Promise<WrittenMail | undefined> {
    const alert = await this.db.read((reader) => storedAlertIn(reader, mailIds));
    if (alert) {
      const mail = alertMail(alert, this.configuration.publicUrl);
      return mail && { mail, mailIds: new Set(mailIds) };
    }
    const { passwordResets, configuration } = this;
    const { zone, publicUrl } = configuration;
    const links = { passwordResets, zone, publicUrl };
    const account = await this.db.read((reader) => accountMailIn(reader, mailIds, links));
    if (account) return account.mail && { mail: account.mail, mailIds: new Set(mailIds) };
    const read = await this.db.read(async (reader) => {
      const facts = await this.factsIn(reader, mailIds);
      const [first] = facts;
      if (!first || first.familyId === null || first.email === null) return undefined;
      const recipients = await this.links.recipientsIn(reader, first.familyId);
      const message = first.kind === 'message' ? await messageTextsIn(reader, first) : null;
      const isNaming = await this.settings.isOnIn(reader, NAMING);
      return recipients && message !== undefined ? { facts, message, recipients, isNaming } : undefined;
    });
    if (!read) return undefined;
    const { facts, message, recipients, isNaming } = read;
    const contact = facts[0]?.kind === 'daily-limit' ? (await this.club.club()).contact.email : undefined;
    const written = message
      ? languagesOf(facts).map((language) => messagePart(message, facts, language))
      : partsOf(facts, { contact, isNaming });
    const calendar = this.calendarOf(facts, written[0]?.language ?? 'fr');
    const mailTo = (
      { email, urls }: Recipient,
      notesOf: (language: Language) => string[] | undefined,
    ): Mail => {
      const parts = written.map((part) => {
        const { language, notes } = part;
        return { ...part, notes: notesOf(language) ?? notes, url: urls[language] };
      });
      const subject = parts.map((part) => part.subject).join(' / ');
      return { to: email, subject, text: mailText(parts), html: mailHtml(parts), calendar };
    };
    const [kind] = facts.map((row) => row.kind);
    const { first, second } = recipients;
    const toSecond = second && mailTo(second, (language) => MAIL_TEXTS[language].guardianNotes);
    const told = { mailIds: new Set(facts.map(({ id }) => id)) };
    if (kind === 'guardian') return toSecond && { mail: toSecond, ...told };
    const mail = mailTo(first, () => undefined);
    const hasCopy = kind !== undefined && !FAMILY_WIDE_KINDS.includes(kind);
    return { mail, ...told, ...(hasCopy && toSecond && { copy: toSecond }) };
  }

  /** One mail for rows that the current write queues, without private addresses; undefined as in `write`. */
  async previewIn(reader: Reader, mailIds: readonly number[]): Promise<MailPreview | undefined> {
    const isNaming = await this.settings.isOnIn(reader, NAMING);
    const parts = partsOf(await this.factsIn(reader, mailIds), { isNaming });
    const [first, second] = parts;
    if (!first) return undefined;
    return {
      language: second ? null : first.language,
      subject: parts.map(({ subject }) => subject).join(' / '),
      paragraphs: parts.flatMap(({ blocks }) => blocks.map(blockText)),
    };
  }

  /** Facts of the mails that are still correct. */
  private async factsIn(reader: Reader, mailIds: readonly number[]): Promise<MailFacts[]> {
    const facts: MailFacts[] = [];
    const [now, { zone }] = [this.clock.now(), this.configuration];
    for (const row of await mailRowsIn(reader, mailIds)) {
      if (!isStillTrue(row, now, zone)) continue;
      const position = row.status === 'waiting' ? await waitingPositionIn(reader, row) : undefined;
      const left = await leftActivityIn(reader, row, now, zone);
      facts.push({
        ...row,
        position,
        activity: WITHOUT_ACTIVITY.has(row.kind) ? undefined : await this.activityIn(reader, row, row),
        left: left && (await this.activityIn(reader, row, left)),
      });
    }
    return facts;
  }

  /** Places of the mail's family at an activity. */
  private async activityIn(
    reader: Reader,
    { email, registrationId }: MailRow,
    row: ActivityRow,
  ): Promise<FamilyActivity | undefined> {
    if (email === null || registrationId === null) return undefined;
    const activity = await this.places.ofFamilyIn(reader, refOf(row), email, [registrationId]);
    return { row, ...activity };
  }

  /** The activities of the players, and those that they were moved away from, an event each. */
  private calendarOf(facts: readonly MailFacts[], language: Language): Mail['calendar'] {
    const activities = facts.flatMap(({ activity, left }) => [activity ?? [], left ?? []].flat());
    const events = groupBy(activities, ({ row }) => activityKeyOf(row)).flatMap(([activity]) => {
      const event = activity && this.calendarEventOf(activity.row, language);
      return event ? [familyEvent(event, activity.place, language)] : [];
    });
    if (events.length === 0) return undefined;
    const frame = { language, zone: this.configuration.zone };
    return { fileName: MAIL_TEXTS[language].calendarFile, content: calendarFile(frame, events) };
  }

  /** The mail's activity as a calendar event. */
  private calendarEventOf(row: ActivityRow, language: Language): CalendarEvent | undefined {
    const { date, time, version, activityUpdatedAt, goneAt, practiceId, sessionId } = row;
    if (date === null || time === null || version === null || activityUpdatedAt === null) return undefined;
    const { zone, publicUrl } = this.configuration;
    const context = { language, zone, publicUrl };
    const shared = { date, time, version, updatedAt: activityUpdatedAt, cancelledAt: goneAt };
    if (practiceId !== null) return practiceEvent({ ...shared, id: practiceId }, context);
    const { teamId, location, description, descriptionFr, team, teamFr } = row;
    if (sessionId === null || teamId === null || location === null || team === null) return undefined;
    const place = { teamId, location, description, descriptionFr };
    const session = { ...shared, ...place, id: sessionId, deletedAt: null };
    return sessionEvent(session, teamNameIn({ name: team, nameFr: teamFr }, language), context);
  }
}

function partsOf(
  facts: readonly MailFacts[],
  options: Parameters<typeof mailPart>[2],
): Omit<MailPart, 'url'>[] {
  return facts.length === 0 ? [] : languagesOf(facts).map((language) => mailPart(facts, language, options));
}
