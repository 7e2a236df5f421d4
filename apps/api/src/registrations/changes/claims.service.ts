import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/common/app-error.js';
import type { Writer } from '../../platform/database/reader.js';
import { PlacesService } from '../../places/places.service.js';
import { Registration } from '../../places/registration.entity.js';
import { isSameActivity, refOf, type Roster, type ActivityRef } from '../../places/activity.js';
import { ActivitiesService } from '../activities.service.js';

/** A registration with its locked activity and all rows of it. */
export interface Claimed {
  row: Registration;
  roster: Roster;
  /** Other activities locked with it. */
  others: Roster[];
}

/** Locks registrations for a change until the end of the write. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly activities: ActivitiesService,
    private readonly places: PlacesService,
  ) {}

  /**
   * Locks the registration's activity, and `also`, before any decision by their rows; `withDeleted` includes deleted
   * sessions.
   * @throws AppError REGISTRATION_NOT_FOUND
   */
  async claimIn(
    tx: Writer,
    id: number,
    { also = [], withDeleted = false }: { also?: readonly ActivityRef[]; withDeleted?: boolean } = {},
  ): Promise<Claimed> {
    const found = await tx.findOne(Registration, { where: { id } });
    if (!found) throw new AppError('REGISTRATION_NOT_FOUND');
    const activities = await this.activities.lockAllIn(tx, [refOf(found), ...also], withDeleted);
    const standings = [];
    for (const activity of activities) standings.push(await this.places.rosterIn(tx, activity));
    const roster = standings.find(({ activity }) => isSameActivity(activity, refOf(found)));
    if (!roster) throw new AppError('REGISTRATION_NOT_FOUND');
    const row = roster.rows.find((each) => each.id === id);
    // It was moved before the lock was acquired: find its activity again.
    if (!row) return this.claimIn(tx, id, { also, withDeleted });
    return { row, roster, others: standings.filter((other) => other !== roster) };
  }
}
