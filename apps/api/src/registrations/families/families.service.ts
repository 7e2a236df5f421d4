import { Injectable } from '@nestjs/common';
import { isInScope, type AuditAction, type Language } from '@lions/domain';
import { IsNull } from 'typeorm';
import { changeScopeOfIn } from '../../auth/accounts/team-scope.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { sha256 } from '../../platform/common/tokens.js';
import { withHash } from '../../platform/database/columns.js';
import { Db } from '../../platform/database/db.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { ErasuresService } from '../../platform/erasures/erasures.service.js';
import { FamilyLinks } from '../../places/outbox/family-links.js';
import { Family } from '../../places/outbox/family.entity.js';
import { OutboxService } from '../../places/outbox/outbox.service.js';
import { LedgerService } from '../../places/ledger.service.js';
import { HeldChangesService } from '../changes/held-changes.service.js';
import { HeldRegistrations, type HeldRegistration } from '../changes/held-registrations.js';
import { toFamilyDto, type FamilyDto, type NewLinkDto } from './families.dto.js';
import { FamilyErasure } from './family-erasure.service.js';
import { HolderService, type Holder } from './holder.service.js';
import { toFamilyExportDto, type FamilyExportDto } from './export/family-export.dto.js';

/** A family and the link that opened it. */
interface Opened extends Holder {
  family: Family;
  /** True for the link in mails, false for the one that a coach handed over. */
  isByMail: boolean;
}

/**
 * The actions behind a family link (docs/decisions/family-link.md). Every method throws AppError
 * FAMILY_LINK_NOT_FOUND for a token of no family: malformed, replaced or unknown.
 */
@Injectable()
export class FamiliesService extends HolderService<Opened, FamilyDto> {
  constructor(
    protected readonly db: Db,
    private readonly clock: Clock,
    private readonly links: FamilyLinks,
    private readonly held: HeldRegistrations,
    protected readonly changes: HeldChangesService,
    private readonly erasure: FamilyErasure,
    private readonly erasures: ErasuresService,
    private readonly ledger: LedgerService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
  ) {
    super();
  }

  /** Called when a person views the page: the first opening of a mailed link proves the address. */
  open(token: string): Promise<void> {
    return this.db.write(async (tx) => {
      const { family, isByMail } = await this.findIn(tx, token);
      if (!isByMail || family.provenAt !== null) return;
      const provenAt = this.clock.now();
      if ((await tx.update(Family, { id: family.id, provenAt: IsNull() }, { provenAt })) === 1)
        await this.recordIn(tx, 'family.proveAddress', family.id);
    });
  }

  /** "Still coming" also says that the registrations are the family's own. */
  override confirm(token: string, registrationId: number): Promise<FamilyDto> {
    return this.change(token, async (tx, opened) => {
      await this.changes.confirmIn(tx, opened.by, registrationId);
      return this.recognizedIn(tx, opened);
    });
  }

  /** The family says that the registrations from before the proof are its own: none is marked any more. */
  recognize(token: string): Promise<FamilyDto> {
    return this.change(token, (tx, opened) => this.recognizedIn(tx, opened));
  }

  setLanguage(token: string, locale: Language): Promise<FamilyDto> {
    return this.change(token, async (tx, opened) => {
      const { family } = opened;
      if (family.locale === locale) return opened;
      await tx.update(Family, { id: family.id }, { locale, updatedAt: this.clock.now() });
      await this.held.setLocaleIn(tx, family.email, locale);
      await this.recordIn(tx, 'family.setLanguage', family.id);
      return { ...opened, family: { ...family, locale } };
    });
  }

  /** A handed link is replaced by a handed one: a mailed link would prove an unproven address. */
  replaceLink(token: string): Promise<NewLinkDto> {
    const secrets = this.links.newSecrets();
    return this.db.write(async (tx) => {
      const { family, isByMail } = await this.findIn(tx, token);
      const { id, locale, handedBy } = family;
      const { manageUrl, handedHash } = this.links.handedLinkOf({ ...secrets, locale, handedBy });
      const change = isByMail ? secrets : { ...secrets, handedHash, handedBy };
      await tx.update(Family, { id }, { ...change, updatedAt: this.clock.now() });
      await this.recordIn(tx, 'family.replaceLink', id);
      return { manageUrl: isByMail ? this.links.mailUrlOf({ ...secrets, locale }) : manageUrl };
    });
  }

  async export(token: string): Promise<FamilyExportDto> {
    const { family, held, isBeforeProof, mails } = await this.db.read(async (reader) => {
      const opened = await this.findIn(reader, token);
      const { family, by } = opened;
      const held = await this.held.heldIn(reader, by);
      const isBeforeProof = await this.beforeProofIn(reader, opened, held);
      return { family, held, isBeforeProof, mails: await this.outbox.ofFamilyIn(reader, family.id) };
    });
    await this.audit.recordOnceAnHour(undefined, { action: 'family.export', subjectId: family.id });
    return toFamilyExportDto(family, held, isBeforeProof, mails, this.clock.now());
  }

  erase(token: string): Promise<void> {
    return this.db.write(async (tx) => {
      const { family } = await this.findIn(tx, token);
      await this.erasure.eraseIn(tx, family);
      await this.erasures.recordIn(tx, 'family', family.email);
    });
  }

  /** Unless nothing is marked, as by a handed link of an unproven address. */
  private async recognizedIn(tx: Writer, opened: Opened): Promise<Opened> {
    const { family, by } = opened;
    const held = await this.held.heldIn(tx, by);
    if ((await this.beforeProofIn(tx, opened, held)).size === 0) return opened;
    const recognizedAt = this.clock.now();
    if ((await tx.update(Family, { id: family.id, recognizedAt: IsNull() }, { recognizedAt })) === 1)
      await this.recordIn(tx, 'family.recognize', family.id);
    return { ...opened, family: { ...family, recognizedAt } };
  }

  protected async describeIn(reader: Reader, opened: Opened): Promise<FamilyDto> {
    const { family, by } = opened;
    const held = await this.held.heldIn(reader, by);
    const isBeforeProof = await this.beforeProofIn(reader, opened, held);
    return toFamilyDto(family, this.links.feedUrlOf(family), held, isBeforeProof);
  }

  /**
   * The ids of registrations that a stranger may have made: by the public, before the address was proven, and still
   * cancellable; none once the family recognized them. While the address is unproven a handed link marks none: it could not tell the family's own ones
   * apart.
   */
  private async beforeProofIn(
    reader: Reader,
    { family: { provenAt, recognizedAt }, isByMail }: Opened,
    held: readonly HeldRegistration[],
  ): Promise<ReadonlySet<number>> {
    if (recognizedAt !== null || (provenAt === null && !isByMail)) return new Set();
    const early = held.filter(({ row, isOpen }) => isOpen && (provenAt === null || row.createdAt < provenAt));
    return this.ledger.madeByFamiliesIn(
      reader,
      early.map(({ row }) => row),
    );
  }

  protected async findIn(reader: Reader, token: string): Promise<Opened> {
    const hash = sha256(token);
    const family =
      (await reader.findOne(Family, { where: { tokenHash: withHash(hash) } })) ??
      (await reader.findOne(Family, { where: { handedHash: hash } }));
    if (!family) throw new AppError('FAMILY_LINK_NOT_FOUND');
    const isByMail = family.tokenHash === hash;
    if (!isByMail && family.handedBy !== null) await this.requireInLimitIn(reader, family, family.handedBy);
    return { family, isByMail, by: { parentEmail: family.email } };
  }

  /** The coach who handed the link over may have a copy, and the family may have registered elsewhere since. */
  private async requireInLimitIn(reader: Reader, { email }: Family, handedBy: number): Promise<void> {
    const scope = await changeScopeOfIn(reader, handedBy);
    const teams = await this.held.teamsOfIn(reader, email);
    if (!scope || !teams.every((teamId) => isInScope(scope, teamId)))
      throw new AppError('FAMILY_LINK_NOT_FOUND');
  }

  /** The actor is the server: the holder of a link is unknown. */
  private recordIn(tx: Writer, action: AuditAction, subjectId: number): Promise<void> {
    return this.audit.recordIn(tx, undefined, { action, subjectId });
  }
}
