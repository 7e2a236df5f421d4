import { Injectable } from '@nestjs/common';
import type { RegistrationStatus } from '@lions/domain';
import type { Reader } from '../platform/database/reader.js';
import { LedgerService } from './ledger.service.js';
import { PlacesService } from './places.service.js';
import { Registration } from './registration.entity.js';
import { activityWhere, type ActivityRef } from './activity.js';

/** Spot or waiting position of a family's children at one activity. */
export interface FamilyPlace extends ActivityRef {
  /** The most certain one of them; cancelled: none of them has a spot or waits. */
  status: RegistrationStatus;
  /** Position in line of the first waiting child, 1 for the next; null: none waits. */
  waitlistPosition: number | null;
  /** The ledger's last entry about them; undefined for rows from before the ledger. */
  lastChange: { seq: number; at: Date } | undefined;
}

/** A child of a family with a spot (no position) or in line. */
export interface FamilyChild {
  registrationId: number;
  playerName: string;
  position: number | undefined;
}

type Standing = Pick<Registration, 'id' | 'status' | 'practiceId' | 'sessionId'>;

const BY_CERTAINTY: RegistrationStatus[] = ['confirmed', 'waiting'];

/** Looks at a family as a whole: a calendar event belongs to the family, a registration to a child. */
@Injectable()
export class FamilyPlaces {
  constructor(
    private readonly places: PlacesService,
    private readonly ledger: LedgerService,
  ) {}

  /**
   * Summary of these rows at their activity. `left` are ids of removed registrations, whose ledger entries
   * count, too.
   */
  async ofRowsIn(
    reader: Reader,
    ref: ActivityRef,
    rows: readonly Standing[],
    left: readonly number[] = [],
  ): Promise<FamilyPlace> {
    const positions = await this.places.positionsIn(reader, rows);
    const inLine = rows.flatMap(({ id }) => positions.get(id) ?? []);
    const ids = [...rows.map(({ id }) => id), ...left];
    return {
      ...ref,
      status: BY_CERTAINTY.find((wanted) => rows.some(({ status }) => status === wanted)) ?? 'cancelled',
      waitlistPosition: inLine.length > 0 ? Math.min(...inLine) : null,
      lastChange: await this.ledger.lastAboutIn(reader, ref, ids, { inLine: inLine.length > 0 }),
    };
  }

  /** The same for all registrations under an address, and the children that have a spot or wait. */
  async ofFamilyIn(
    reader: Reader,
    ref: ActivityRef,
    parentEmail: string,
    left: readonly number[],
  ): Promise<{ place: FamilyPlace; children: FamilyChild[] }> {
    const where = { ...activityWhere(ref), parentEmail };
    const rows = await reader.find(Registration, { where, order: { id: 'ASC' } });
    const positions = await this.places.positionsIn(reader, rows);
    return {
      place: await this.ofRowsIn(reader, ref, rows, left),
      children: rows
        .filter(({ status }) => status !== 'cancelled')
        .map(({ id, playerName }) => ({ registrationId: id, playerName, position: positions.get(id) })),
    };
  }
}
