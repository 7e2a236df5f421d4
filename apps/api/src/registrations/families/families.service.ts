import { Injectable } from '@nestjs/common';
import { isInScope, type AuditAction, type Language } from '@lions/domain';
import { IsNull } from 'typeorm';
import { changeScopeOfIn } from '../../auth/accounts/team-scope.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { AddressLimit } from '../../platform/common/rate-limit.js';
import { sha256 } from '../../platform/common/tokens.js';
import { withHash } from '../../platform/database/columns.js';
import { Db } from '../../platform/database/db.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { ErasuresService } from '../../platform/erasures/erasures.service.js';
import { FamilyLinks, NO_GUARDIAN } from '../../places/outbox/family-links.js';
import { Family } from '../../places/outbox/family.entity.js';
import { OutboxService } from '../../places/outbox/outbox.service.js';
import { LedgerService } from '../../places/ledger.service.js';
import { HeldChangesService } from '../changes/held-changes.service.js';
import { HeldRegistrations, type HeldRegistration } from '../changes/held-registrations.js';
import { toFamilyDto, type FamilyDto, type NewLinkDto, type OpenedFamily } from './families.dto.js';
import { FamilyErasure } from './family-erasure.service.js';
import { HolderService, type Holder } from './holder.service.js';
import { toFamilyExportDto, type FamilyExportDto } from './export/family-export.dto.js';

type Opened = Holder & OpenedFamily;

/**
 * The actions behind a family link (docs/decisions/family-link.md). Every method throws AppError
 * FAMILY_LINK_NOT_FOUND for a token of no family: malformed, replaced or unknown. A second guardian sees, cancels,
 * confirms and corrects; the other calls answer FAMILY_LINK_LIMITED.
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
    private readonly limit: AddressLimit,
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
    return this.change(token, (tx, opened) => this.recognizedIn(tx, requireOwn(opened)));
  }

  /**
   * Adds the second guardian, or replaces an earlier one, and mails both. Not by a handed-over link: the coach may have a
   * copy of it. @throws AppError FAMILY_LINK_LIMITED, OWN_ADDRESS, TOO_MANY_REQUESTS
   */
  async addGuardian(token: string, email: string): Promise<FamilyDto> {
    const { family } = await this.db.read(async (reader) => requireMailed(await this.findIn(reader, token)));
    // Both limits, so that neither one address nor many are sent mails without end.
    for (const key of [email, `the guardian of ${family.id}`]) await this.limit.count('corrections', key);
    return this.change(token, async (tx, found) => {
      const { family } = requireMailed(found);
      if (email === family.email) throw new AppError('OWN_ADDRESS');
      if (email === family.guardianEmail) return found;
      const guardian = this.links.newGuardian(email);
      const at = this.clock.now();
      await tx.update(Family, { id: family.id }, { ...guardian, updatedAt: at });
      await this.recordIn(tx, 'family.addGuardian', family.id);
      const { id: familyId, locale } = family;
      const mails = (['guardian', 'guardian-added'] as const).map((kind) => ({
        kind,
        familyId,
        locale,
        transitionKey: `${kind} ${familyId} ${at.toISOString()}`,
      }));
      await this.outbox.queueIn(tx, mails);
      return { ...found, family: { ...family, ...guardian } };
    });
  }

  /** The family or that guardian does it: the guardian's link and calendar stop working at once. */
  removeGuardian(token: string): Promise<void> {
    return this.db.write(async (tx) => {
      const { family } = await this.findIn(tx, token);
      if (family.guardianEmail === null) return;
      await tx.update(Family, { id: family.id }, { ...NO_GUARDIAN, updatedAt: this.clock.now() });
      await this.recordIn(tx, 'family.removeGuardian', family.id);
    });
  }

  setLanguage(token: string, locale: Language): Promise<FamilyDto> {
    return this.change(token, async (tx, opened) => {
      const { family } = requireOwn(opened);
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
      const { family, isByMail } = requireOwn(await this.findIn(tx, token));
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
      const opened = requireOwn(await this.findIn(reader, token));
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
      const { family } = requireOwn(await this.findIn(tx, token));
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
    const { family, by, isGuardian } = opened;
    const held = await this.held.heldIn(reader, by);
    const isBeforeProof = await this.beforeProofIn(reader, opened, held);
    return toFamilyDto(opened, this.links.feedUrlOf(family, isGuardian), held, isBeforeProof);
  }

  /**
   * The ids of registrations that a stranger may have made: by the public, before the address was proven, and still
   * cancellable; none once the family recognized them. While the address is unproven a handed link marks none: it could not tell the family's own ones
   * apart. Nor does a second guardian's link, whose holder registered none.
   */
  private async beforeProofIn(
    reader: Reader,
    { family: { provenAt, recognizedAt }, isByMail, isGuardian }: Opened,
    held: readonly HeldRegistration[],
  ): Promise<ReadonlySet<number>> {
    if (isGuardian || recognizedAt !== null || (provenAt === null && !isByMail)) return new Set();
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
      (await reader.findOne(Family, { where: { handedHash: hash } })) ??
      (await reader.findOne(Family, { where: { guardianHash: withHash(hash) } }));
    if (!family) throw new AppError('FAMILY_LINK_NOT_FOUND');
    const { handedHash, handedBy } = family;
    if (handedHash === hash && handedBy !== null) await this.requireInLimitIn(reader, family, handedBy);
    const isByMail = family.tokenHash === hash;
    const isGuardian = family.guardianHash === hash;
    return { family, isByMail, isGuardian, by: { parentEmail: family.email } };
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

/** Not the second guardian's link. @throws AppError FAMILY_LINK_LIMITED */
function requireOwn(opened: Opened): Opened {
  if (opened.isGuardian) throw new AppError('FAMILY_LINK_LIMITED');
  return opened;
}

function requireMailed(opened: Opened): Opened {
  if (!opened.isByMail) throw new AppError('FAMILY_LINK_LIMITED');
  return opened;
}
