import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { Writer } from '../database/reader.js';
import { PlacesService } from './places.service.js';
import { Registration } from './registration.entity.js';
import { isSameTarget, refOf, type Standing, type TargetRef } from './target.js';
import { TargetsService } from './targets.service.js';

/** A registration with what it is for, whose row is locked, and all rows of that. */
export interface Claimed {
  row: Registration;
  standing: Standing;
  /** Other targets that were locked along, by whoever asked for them. */
  others: Standing[];
}

/** Registrations, claimed for a change until the end of the write. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly targets: TargetsService,
    private readonly places: PlacesService,
  ) {}

  /**
   * Locks what the registration is for, and `also`, before anything is decided by their rows; `evenGone` takes one of
   * a deleted session too.
   * @throws AppError REGISTRATION_NOT_FOUND
   */
  async claimIn(
    tx: Writer,
    id: number,
    { also = [], evenGone = false }: { also?: readonly TargetRef[]; evenGone?: boolean } = {},
  ): Promise<Claimed> {
    const found = await tx.findOne(Registration, { where: { id } });
    if (!found) throw new AppError('REGISTRATION_NOT_FOUND');
    const targets = await this.targets.lockAllIn(tx, [refOf(found), ...also], evenGone);
    const standings = [];
    for (const target of targets) standings.push(await this.places.standingIn(tx, target));
    const standing = standings.find(({ target }) => isSameTarget(target, refOf(found)));
    if (!standing) throw new AppError('REGISTRATION_NOT_FOUND');
    const row = standing.rows.find((each) => each.id === id);
    // Somebody moved it before the lock was had: then it is somewhere else, or gone.
    if (!row) return this.claimIn(tx, id, { also, evenGone });
    return { row, standing, others: standings.filter((other) => other !== standing) };
  }
}
