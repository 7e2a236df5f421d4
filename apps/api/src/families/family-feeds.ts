import { Injectable } from '@nestjs/common';
import type { Language, RegistrationStatus } from '@lions/domain';
import { sha256 } from '../common/tokens.js';
import type { Reader } from '../database/reader.js';
import { FamilyRegistrations } from '../registrations/family-registrations.js';
import { Family } from './family.entity.js';

/** What a family's private calendar is about: whom it is for is not told. */
export interface FamilyTargets {
  locale: Language | null;
  practices: { id: number; status: RegistrationStatus }[];
  sessions: { id: number; status: RegistrationStatus }[];
}

/** Of several children at the same thing the one counts who is surest to go. */
const BY_CERTAINTY: RegistrationStatus[] = ['confirmed', 'waiting', 'cancelled'];

/** Looks up the private calendar's address, which is another one than the page's and only reads dates. */
@Injectable()
export class FamilyFeeds {
  constructor(private readonly registrations: FamilyRegistrations) {}

  /** Each practice and session once; undefined when the address names no family. */
  async targetsIn(reader: Reader, feedToken: string): Promise<FamilyTargets | undefined> {
    const family = await reader.findOne(Family, { where: { feedHash: sha256(feedToken) } });
    if (!family) return undefined;
    const practices = new Map<number, RegistrationStatus>();
    const sessions = new Map<number, RegistrationStatus>();
    const held = await this.registrations.heldIn(reader, family.email);
    for (const status of BY_CERTAINTY)
      for (const { row } of held.filter((each) => each.row.status === status)) {
        const [targets, id] =
          row.practiceId === null ? [sessions, row.sessionId] : [practices, row.practiceId];
        if (id !== null && !targets.has(id)) targets.set(id, status);
      }
    const list = (targets: Map<number, RegistrationStatus>) =>
      [...targets].map(([id, status]) => ({ id, status }));
    return { locale: family.locale, practices: list(practices), sessions: list(sessions) };
  }
}
