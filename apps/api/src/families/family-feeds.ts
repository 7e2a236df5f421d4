import { Injectable } from '@nestjs/common';
import type { Language, RegistrationStatus } from '@lions/domain';
import { sha256 } from '../common/tokens.js';
import { withHash } from '../database/columns.js';
import type { Reader } from '../database/reader.js';
import { Family } from '../family-links/family.entity.js';
import { LedgerService } from '../places/ledger.service.js';
import { isSameTarget, refOf, type TargetRef } from '../places/target.js';
import { HeldRegistrations, type HeldRegistration } from '../registrations/changes/held-registrations.js';

/** A practice or session of a family's private calendar, without the children's names. */
export interface FamilyTarget extends TargetRef {
  status: RegistrationStatus;
  /** Of the first waiting child, 1 for the next in line; null when not waiting. */
  waitlistPosition: number | null;
  /** The ledger's last entry about the family's registrations; undefined for rows from before the ledger. */
  lastChange: { seq: number; at: Date } | undefined;
}

/** Of several children at one event, the most certain status counts. */
const BY_CERTAINTY: RegistrationStatus[] = ['confirmed', 'waiting', 'cancelled'];

/** Looks up the private calendar's token, which differs from the page's and only reads dates. */
@Injectable()
export class FamilyFeeds {
  constructor(
    private readonly registrations: HeldRegistrations,
    private readonly ledger: LedgerService,
  ) {}

  /** Each practice and session once; undefined when the token belongs to no family. */
  async targetsIn(
    reader: Reader,
    feedToken: string,
  ): Promise<{ locale: Language | null; targets: FamilyTarget[] } | undefined> {
    const family = await reader.findOne(Family, { where: { feedHash: withHash(sha256(feedToken)) } });
    if (!family) return undefined;
    const byTarget: HeldRegistration[][] = [];
    for (const held of await this.registrations.heldIn(reader, { parentEmail: family.email })) {
      const known = byTarget.find(([first]) => first && isSameTarget(refOf(first.row), refOf(held.row)));
      if (known) known.push(held);
      else byTarget.push([held]);
    }
    const targets: FamilyTarget[] = [];
    for (const held of byTarget) targets.push(...(await this.describeIn(reader, held)));
    return { locale: family.locale, targets };
  }

  private async describeIn(reader: Reader, held: readonly HeldRegistration[]): Promise<FamilyTarget[]> {
    const status = BY_CERTAINTY.find((wanted) => held.some(({ row }) => row.status === wanted));
    const counted = held.filter(({ row }) => row.status === status);
    const [first] = counted;
    if (!status || !first) return [];
    const positions = counted.flatMap(({ waitlistPosition }) => waitlistPosition ?? []);
    const ref = refOf(first.row);
    const ids = held.map(({ row }) => row.id);
    return [
      {
        ...ref,
        status,
        waitlistPosition: positions.length > 0 ? Math.min(...positions) : null,
        lastChange: await this.ledger.lastAboutIn(reader, ref, ids, { inLine: status === 'waiting' }),
      },
    ];
  }
}
