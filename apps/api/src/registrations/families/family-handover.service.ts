import { Injectable } from '@nestjs/common';
import { isInScope } from '@lions/domain';
import { changeScopeOfIn, requireInScopeIn } from '../../auth/accounts/team-scope.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Caller } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Db } from '../../platform/database/db.js';
import type { Writer } from '../../platform/database/reader.js';
import { FamilyLinks } from '../../places/outbox/family-links.js';
import { Family } from '../../places/outbox/family.entity.js';
import { HeldRegistrations } from '../changes/held-registrations.js';
import type { NewLinkDto } from './families.dto.js';

/** Access to a family's page where no mail is sent: a coach gives the link to a parent they know. */
@Injectable()
export class FamilyHandoverService {
  constructor(
    private readonly db: Db,
    private readonly links: FamilyLinks,
    private readonly held: HeldRegistrations,
    private readonly audit: AuditService,
  ) {}

  /**
   * The same link each time while coaches without a limit hand it over, until the family replaces it. It opens all
   * registrations of the family, so the caller must be allowed to change each of them, also of those to come.
   * @throws AppError REGISTRATION_NOT_FOUND, TEAM_OUT_OF_SCOPE, PRACTICES_OUT_OF_SCOPE, FAMILY_OUT_OF_SCOPE
   */
  hand(caller: Caller, registrationId: number): Promise<NewLinkDto> {
    return this.db.write(async (tx) => {
      const { parentEmail: email, locale } = await this.held.ownerIn(tx, registrationId);
      await this.links.familiesIn(tx, [{ email, locale }]);
      // It may have been erased meanwhile: with the family locked, the registration must exist.
      const { teamId } = await this.held.ownerIn(tx, registrationId);
      await requireInScopeIn(tx, caller, teamId);
      const teams = await this.held.teamsOfIn(tx, email);
      if (!teams.every((each) => isInScope(caller, each))) throw new AppError('FAMILY_OUT_OF_SCOPE');
      const [family] = await tx.lock(Family, { email });
      if (!family) throw new Error('A family that is asked for is made');
      const handedBy = (await this.isSharedIn(tx, caller, family)) ? family.handedBy : caller.userId;
      const { manageUrl, handedHash } = this.links.handedLinkOf({
        linkSeed: family.linkSeed,
        locale: family.locale ?? locale,
        handedBy,
      });
      await tx.update(Family, { id: family.id }, { handedHash, handedBy });
      await this.audit.recordIn(tx, caller, {
        action: 'registration.handFamilyLink',
        subjectId: registrationId,
      });
      return { manageUrl };
    });
  }

  /** Whether the family's handed-over link is one of a user without a limit, and the caller has none either. */
  private async isSharedIn(tx: Writer, caller: Caller, { handedHash, handedBy }: Family): Promise<boolean> {
    if (handedHash === null || handedBy === null || caller.teamIds !== null) return false;
    return (await changeScopeOfIn(tx, handedBy))?.teamIds === null;
  }
}
