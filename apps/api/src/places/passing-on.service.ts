import { Injectable } from '@nestjs/common';
import { HOUR_MS, numberOf, resize } from '@lions/domain';
import { Clock } from '../platform/common/clock.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import { SettingsService } from '../settings/settings.service.js';
import { OutboxService } from './outbox/outbox.service.js';
import { hasFreePlace, poolOf, type Activity, type PoolName, type Roster } from './activity.js';
import { PlacesService } from './places.service.js';
import { TransitionsService, type Transition } from './transitions.service.js';

/** Passes free places on, at the end of every write that may have freed one or taken one. */
@Injectable()
export class PassingOnService {
  constructor(
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly places: PlacesService,
    private readonly transitions: TransitionsService,
    private readonly outbox: OutboxService,
  ) {}

  /** Passes on places of an activity whose row this write has locked. */
  async passAllOnIn(tx: Writer, activity: Activity): Promise<void> {
    await this.passOnIn(tx, await this.places.rosterIn(tx, activity));
  }

  /** After a change that freed no place: an activity may have more places, or offers that begin or end with the change. */
  async passChangedOnIn(tx: Writer, former: Activity, activity: Activity): Promise<void> {
    if (activity.capacity > former.capacity || (await this.isLateIn(tx, former)))
      await this.passAllOnIn(tx, activity);
  }

  /**
   * Free places go to the first in line; shortly before the start they are offered to all who wait instead, and the
   * first who accepts has one. A place that is free while players wait is an offer: it is stored nowhere else. `at` is the
   * instant of the mails.
   */
  async passOnIn(tx: Writer, roster: Roster, at?: Date): Promise<void> {
    if (!roster.rows.some(({ status }) => status === 'waiting')) return;
    if (!(await this.isLateIn(tx, roster.activity)))
      await this.transitions.applyIn(tx, roster, promotionsOf(roster), at);
    if (roster.activity.isAhead) await this.tellOfOffersIn(tx, roster);
  }

  /** Also of an activity that is called off: its offers stand again when it is brought back. */
  private async isLateIn(reader: Reader, { start }: Activity): Promise<boolean> {
    const left = start ? Date.parse(start.startsAt) - this.clock.now().getTime() : 0;
    if (left <= 0) return false;
    const hours = numberOf('late_offer_hours', await this.settings.valueIn(reader, 'late_offer_hours'));
    return left <= hours * HOUR_MS;
  }

  /** Tells each family once that a place is free, and once that it no longer is. */
  private async tellOfOffersIn(tx: Writer, roster: Roster): Promise<void> {
    const waiting = roster.rows.filter(({ status, familyId }) => status === 'waiting' && familyId !== null);
    const ids = waiting.map(({ id }) => id);
    const told = await this.outbox.toldOffersIn(tx, `${roster.activity.kind}-${roster.activity.id}-`, ids);
    const steps = waiting.flatMap((row): Transition[] => {
      const isOffered = hasFreePlace(roster, row);
      if (isOffered === told.has(row.id)) return [];
      return [{ row, actor: 'server', event: isOffered ? 'offered' : 'offer-over' }];
    });
    await this.transitions.applyIn(tx, roster, steps);
  }
}

/** Promotions to the free places: the first in line of each pool, with the server as actor. */
export function promotionsOf(roster: Roster): Transition[] {
  return (Object.keys(roster.activity.pools) as PoolName[]).flatMap((name) => {
    const pool = poolOf(roster, name);
    const seated = new Set(resize(pool, pool.capacity).confirmed);
    return roster.rows
      .filter(({ id, status }) => status === 'waiting' && seated.has(id) && pool.waiting.includes(id))
      .map((row) => ({ row, event: 'promoted', actor: 'server', change: { status: 'confirmed' } }) as const);
  });
}
