import { Injectable } from '@nestjs/common';
import type { Language } from '@lions/domain';
import { sha256 } from '../../platform/common/tokens.js';
import { withHash } from '../../platform/database/columns.js';
import type { Reader } from '../../platform/database/reader.js';
import { Family } from '../../places/outbox/family.entity.js';
import { FamilyPlaces, type FamilyPlace } from '../../places/family-places.js';
import type { Registration } from '../../places/registration.entity.js';
import { isSameTarget, refOf } from '../../places/target.js';
import { HeldRegistrations } from '../changes/held-registrations.js';

/** Looks up the private calendar's token, which differs from the page's and only reads dates. */
@Injectable()
export class FamilyFeeds {
  constructor(
    private readonly registrations: HeldRegistrations,
    private readonly places: FamilyPlaces,
  ) {}

  /** Each practice and session once; undefined when the token belongs to no family. */
  async targetsIn(
    reader: Reader,
    feedToken: string,
  ): Promise<{ locale: Language | null; targets: FamilyPlace[] } | undefined> {
    const family = await reader.findOne(Family, { where: { feedHash: withHash(sha256(feedToken)) } });
    if (!family) return undefined;
    const byTarget: Registration[][] = [];
    for (const { row } of await this.registrations.heldIn(reader, { parentEmail: family.email })) {
      const known = byTarget.find(([first]) => first && isSameTarget(refOf(first), refOf(row)));
      if (known) known.push(row);
      else byTarget.push([row]);
    }
    const targets: FamilyPlace[] = [];
    for (const rows of byTarget)
      if (rows[0]) targets.push(await this.places.ofRowsIn(reader, refOf(rows[0]), rows));
    return { locale: family.locale, targets };
  }
}
