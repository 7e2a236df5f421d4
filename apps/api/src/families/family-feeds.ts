import { Injectable } from '@nestjs/common';
import type { Language, RegistrationStatus } from '@lions/domain';
import { sha256 } from '../common/tokens.js';
import type { Reader } from '../database/reader.js';
import { Family } from '../family-links/family.entity.js';
import { refOf } from '../places/target.js';
import { HeldRegistrations } from '../registrations/changes/held-registrations.js';

/** The practices and sessions of a family's private calendar, without the children's names. */
interface FamilyTargets {
  locale: Language | null;
  practices: { id: number; status: RegistrationStatus }[];
  sessions: { id: number; status: RegistrationStatus }[];
}

/** Of several children at one event, the most certain status counts. */
const BY_CERTAINTY: RegistrationStatus[] = ['confirmed', 'waiting', 'cancelled'];

/** Looks up the private calendar's token, which differs from the page's and only reads dates. */
@Injectable()
export class FamilyFeeds {
  constructor(private readonly registrations: HeldRegistrations) {}

  /** Each practice and session once; undefined when the token belongs to no family. */
  async targetsIn(reader: Reader, feedToken: string): Promise<FamilyTargets | undefined> {
    const family = await reader.findOne(Family, { where: { feedHash: sha256(feedToken) } });
    if (!family) return undefined;
    const practices = new Map<number, RegistrationStatus>();
    const sessions = new Map<number, RegistrationStatus>();
    const held = await this.registrations.heldIn(reader, { parentEmail: family.email });
    for (const status of BY_CERTAINTY)
      for (const { row } of held.filter((each) => each.row.status === status)) {
        const { kind, id } = refOf(row);
        const targets = kind === 'practice' ? practices : sessions;
        if (!targets.has(id)) targets.set(id, status);
      }
    const list = (targets: Map<number, RegistrationStatus>) =>
      [...targets].map(([id, status]) => ({ id, status }));
    return { locale: family.locale, practices: list(practices), sessions: list(sessions) };
  }
}
