import { Injectable } from '@nestjs/common';
import type { AuditAction, Language } from '@lions/domain';
import { AuditService } from '../audit/audit.service.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { sha256 } from '../common/tokens.js';
import { Db } from '../database/db.js';
import type { Reader, Writer } from '../database/reader.js';
import { OutboxService } from '../mail/outbox.service.js';
import { FamilyRegistrations } from '../registrations/family-registrations.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import { toFamilyDto, type FamilyDto, type NewLinkDto } from './families.dto.js';
import { toFamilyExportDto, type FamilyExportDto } from './family-export.dto.js';
import { FamilyLinks } from './family-links.js';
import { Family } from './family.entity.js';

/**
 * What a family's private link opens (decisions 7). Every method throws AppError FAMILY_LINK_NOT_FOUND for a token
 * that names no family, be it malformed, dead or never there.
 */
@Injectable()
export class FamiliesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly links: FamilyLinks,
    private readonly held: FamilyRegistrations,
    private readonly registrations: RegistrationsService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
  ) {}

  show(token: string): Promise<FamilyDto> {
    return this.db.read(async (reader) => this.describeIn(reader, await findIn(reader, token)));
  }

  /** One that is cancelled already stays so. @throws AppError REGISTRATION_NOT_FOUND, REGISTRATION_OVER */
  cancel(token: string, registrationId: number): Promise<FamilyDto> {
    return this.db.write(async (tx) => {
      const family = await findIn(tx, token);
      const { row, isOpen } = await this.held.oneIn(tx, family.email, registrationId);
      if (row.status !== 'cancelled') {
        if (!isOpen) throw new AppError('REGISTRATION_OVER');
        await this.registrations.leaveIn(tx, registrationId, 'cancelled');
      }
      return this.describeIn(tx, family);
    });
  }

  /** @throws AppError REGISTRATION_NOT_FOUND, REGISTRATION_CANCELLED, REGISTRATION_OVER, STILL_WAITING */
  confirm(token: string, registrationId: number): Promise<FamilyDto> {
    return this.db.write(async (tx) => {
      const family = await findIn(tx, token);
      const { row, isOpen } = await this.held.oneIn(tx, family.email, registrationId);
      if (row.status === 'cancelled') throw new AppError('REGISTRATION_CANCELLED');
      if (!isOpen) throw new AppError('REGISTRATION_OVER');
      if (row.status === 'waiting') throw new AppError('STILL_WAITING');
      if (row.confirmedAt === null) {
        await this.held.stillComingIn(tx, registrationId);
        await this.recordIn(tx, 'registration.stillComing', registrationId);
      }
      return this.describeIn(tx, family);
    });
  }

  setLanguage(token: string, locale: Language): Promise<FamilyDto> {
    return this.db.write(async (tx) => {
      const family = await findIn(tx, token);
      if (family.locale === locale) return this.describeIn(tx, family);
      await tx.update(Family, { id: family.id }, { locale, updatedAt: this.clock.now() });
      await this.held.setLocaleIn(tx, family.email, locale);
      await this.recordIn(tx, 'family.setLanguage', family.id);
      return this.describeIn(tx, { ...family, locale });
    });
  }

  replaceLink(token: string): Promise<NewLinkDto> {
    const secrets = this.links.newSecrets();
    return this.db.write(async (tx) => {
      const { id } = await findIn(tx, token);
      await tx.update(Family, { id }, { ...secrets, updatedAt: this.clock.now() });
      await this.recordIn(tx, 'family.replaceLink', id);
      return { manageUrl: this.links.manageUrlOf(secrets) };
    });
  }

  export(token: string): Promise<FamilyExportDto> {
    return this.db.read(async (reader) => {
      const family = await findIn(reader, token);
      const held = await this.held.heldIn(reader, family.email);
      const mails = await this.outbox.ofFamilyIn(reader, family.id);
      return toFamilyExportDto(family, held, mails, this.clock.now());
    });
  }

  /** Passes places on, then removes the rows, the mails and the family; the log keeps no name of it. */
  erase(token: string): Promise<void> {
    return this.db.write(async (tx) => {
      const { id, email } = await findIn(tx, token);
      await this.leaveAllIn(tx, email);
      // Claimed after the practices and sessions, as registering does; what was registered meanwhile is seen now.
      await tx.lock(Family, { id });
      await this.leaveAllIn(tx, email);
      await this.held.eraseIn(tx, email);
      await tx.delete(Family, { id });
      await this.recordIn(tx, 'family.erase', id);
    });
  }

  private async leaveAllIn(tx: Writer, email: string): Promise<void> {
    for (const { row } of await this.held.heldIn(tx, email))
      if (row.status !== 'cancelled') await this.registrations.leaveIn(tx, row.id, 'erased');
  }

  private async describeIn(reader: Reader, family: Family): Promise<FamilyDto> {
    return toFamilyDto(family, this.links.feedUrlOf(family), await this.held.heldIn(reader, family.email));
  }

  /** The server's own line: who holds a link is known to nobody. */
  private recordIn(tx: Writer, action: AuditAction, subjectId: number): Promise<void> {
    return this.audit.recordIn(tx, undefined, { action, subjectId });
  }
}

/** The same look-up for whatever text: a malformed token takes as long as a dead one. */
async function findIn(reader: Reader, token: string): Promise<Family> {
  const family = await reader.findOne(Family, { where: { tokenHash: sha256(token) } });
  if (!family) throw new AppError('FAMILY_LINK_NOT_FOUND');
  return family;
}
