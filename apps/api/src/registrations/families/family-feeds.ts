import { Injectable } from '@nestjs/common';
import { groupBy, type Language } from '@lions/domain';
import { sha256 } from '../../platform/common/tokens.js';
import { withHash } from '../../platform/database/columns.js';
import type { Reader } from '../../platform/database/reader.js';
import { Family } from '../../places/outbox/family.entity.js';
import { FamilyPlaces, type FamilyPlace } from '../../places/family-places.js';
import { activityKey, refOf } from '../../places/activity.js';
import { HeldRegistrations } from '../changes/held-registrations.js';

/** Looks up the private calendar's token, which differs from the page's and only reads dates. */
@Injectable()
export class FamilyFeeds {
  constructor(
    private readonly registrations: HeldRegistrations,
    private readonly places: FamilyPlaces,
  ) {}

  /** Each activity once; undefined when the token belongs to no family. */
  async activitiesIn(
    reader: Reader,
    feedToken: string,
  ): Promise<{ locale: Language | null; activities: FamilyPlace[] } | undefined> {
    const hash = sha256(feedToken);
    const family =
      (await reader.findOne(Family, { where: { feedHash: withHash(hash) } })) ??
      (await reader.findOne(Family, { where: { guardianFeedHash: withHash(hash) } }));
    if (!family) return undefined;
    const held = await this.registrations.heldIn(reader, { parentEmail: family.email });
    const activities: FamilyPlace[] = [];
    for (const rows of groupBy(
      held.map(({ row }) => row),
      (row) => activityKey(refOf(row)),
    ))
      if (rows[0]) activities.push(await this.places.ofRowsIn(reader, refOf(rows[0]), rows));
    return { locale: family.locale, activities };
  }
}
