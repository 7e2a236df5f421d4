import { Injectable } from '@nestjs/common';
import { familyNextSteps, nameKey } from '@lions/domain';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { Caller } from '../../../platform/common/access.js';
import { AppError } from '../../../platform/common/app-error.js';
import { Clock } from '../../../platform/common/clock.js';
import { Configuration } from '../../../platform/config/configuration.js';
import { Db } from '../../../platform/database/db.js';
import type { Reader } from '../../../platform/database/reader.js';
import { FamilyLinks } from '../../../places/outbox/family-links.js';
import { Family } from '../../../places/outbox/family.entity.js';
import { ToTellService } from '../../to-tell/to-tell.service.js';
import type { OutboxMail } from '../../../places/outbox/outbox-mail.entity.js';
import { OutboxService } from '../../../places/outbox/outbox.service.js';
import { PlacesService } from '../../../places/places.service.js';
import { activityOf, poolNameOf, poolOf } from '../../../places/activity.js';
import { HeldRegistrations, type HeldRegistration } from '../../changes/held-registrations.js';
import { cardEvents } from './card-events.js';
import { toFamilyRegistrationDto } from '../families.dto.js';
import type { CardMailDto, CardRegistrationDto, FamilyCardDto, FamilyIdDto } from './family-card.dto.js';

/** The card of a family, for coaches. */
@Injectable()
export class FamilyCardService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly links: FamilyLinks,
    private readonly held: HeldRegistrations,
    private readonly places: PlacesService,
    private readonly outbox: OutboxService,
    private readonly toTell: ToTellService,
    private readonly audit: AuditService,
  ) {}

  /** Recorded once an hour for each coach. @throws AppError FAMILY_NOT_FOUND */
  async show(caller: Caller, id: number): Promise<FamilyCardDto> {
    const told = await this.toTell.list({ familyId: id });
    const card = await this.db.read(async (reader) => {
      const family = await reader.findOne(Family, { where: { id } });
      if (!family) throw new AppError('FAMILY_NOT_FOUND');
      return this.describeIn(
        reader,
        family,
        told.flatMap(({ mails }) => mails),
      );
    });
    await this.audit.recordOnceAnHour(caller, { action: 'family.view', subjectId: id });
    return card;
  }

  /** @throws AppError REGISTRATION_NOT_FOUND */
  familyOf(registrationId: number): Promise<FamilyIdDto> {
    return this.db.write(async (tx) => {
      const { parentEmail: email, locale } = await this.held.ownerIn(tx, registrationId);
      const known = await this.links.familiesIn(tx, [{ email, locale }]);
      // It may have been erased meanwhile: with the family locked, the registration must exist.
      await this.held.ownerIn(tx, registrationId);
      return { familyId: known.get(email) ?? 0 };
    });
  }

  private async describeIn(
    reader: Reader,
    { id, email, guardianEmail, locale, provenAt }: Family,
    untold: readonly { playerName: string; status: OutboxMail['status'] }[],
  ): Promise<FamilyCardDto> {
    // Looked up by address, to include registrations from before families had a link.
    const held = await this.held.heldIn(reader, { parentEmail: email });
    const mails = await this.outbox.ofFamilyIn(reader, id);
    const records = await this.audit.aboutIn(reader, [
      { subject: 'family', ids: [id] },
      { subject: 'registration', ids: held.map(({ row }) => row.id) },
      { subject: 'mail', ids: mails.map((mail) => mail.id) },
    ]);
    const free = await this.inFrontOfFreePlaceIn(reader, held);
    const isProven = provenAt !== null;
    const facts = held.map(({ row, isOpen }) => ({
      playerName: row.playerName,
      status: row.status,
      isAhead: isOpen,
      hasConsent: row.consentReceivedAt !== null || (row.consentVersion !== null && row.parentalAuthority),
      hasFreePlace: free.has(row.id),
    }));
    const hasMailServer = this.configuration.mail !== undefined;
    const rows = held.map(({ row }) => row);
    return {
      id,
      email,
      guardianEmail,
      isProven,
      locale,
      parentNames: distinct(rows.map(({ parentName }) => parentName)),
      phones: distinct(rows.map(({ parentPhone }) => parentPhone)),
      playerNames: distinct(rows.map(({ playerName }) => playerName)),
      nextSteps: familyNextSteps({ registrations: facts, untold, hasMailServer, isProven }),
      registrations: held.map((each) => toCardRegistrationDto(each, this.clock.now())),
      mails: mails.map(toCardMailDto).reverse(),
      events: cardEvents(held, records, mails),
    };
  }

  /** Waiting registrations although a place of their pool is free. */
  private async inFrontOfFreePlaceIn(
    reader: Reader,
    held: readonly HeldRegistration[],
  ): Promise<ReadonlySet<number>> {
    const free = new Set<number>();
    const [now, { zone }] = [this.clock.now(), this.configuration];
    for (const { row, isOpen } of held) {
      const { practice, session } = row;
      if (!isOpen || row.status !== 'waiting') continue;
      const columns = practice ?? session;
      if (!columns) continue;
      const activity = activityOf(columns, now, zone);
      const roster = await this.places.rosterIn(reader, activity);
      const { capacity, confirmed } = poolOf(roster, poolNameOf(activity, row.playerPosition));
      if (confirmed.length < capacity) free.add(row.id);
    }
    return free;
  }
}

/** Once for all spellings of a name, the latest one. */
const distinct = (values: readonly (string | null)[]): string[] => [
  ...new Map(values.flatMap((value) => (value === null ? [] : [[nameKey(value), value] as const]))).values(),
];

function toCardRegistrationDto(held: HeldRegistration, now: Date): CardRegistrationDto {
  const { attended, tryoutNumber } = held.row;
  return {
    ...toFamilyRegistrationDto(held, false),
    attended,
    tryoutNumber,
    isPast: held.endsAt !== null && held.endsAt <= now,
  };
}

function toCardMailDto(mail: OutboxMail): CardMailDto {
  const { id, kind, status, registrationId, createdAt, sentAt, told } = mail;
  return {
    id,
    kind,
    status,
    registrationId,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    toldBy: told?.by ?? null,
  };
}
