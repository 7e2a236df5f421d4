import { Injectable } from '@nestjs/common';
import {
  addDays,
  civilAt,
  civilDateOf,
  KEPT_FOR,
  newPlayerOf,
  playerPositionOf,
  registrantKey,
} from '@lions/domain';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { Writer } from '../../platform/database/reader.js';
import type { Line } from '../../places/line.js';
import { PlacesService } from '../../places/places.service.js';
import { activityOf } from '../../places/activity.js';
import { TransitionsService, type Addition } from '../../places/transitions.service.js';
// Like a migration it fills the tables, in one write: it claims sessions of any day, deleted or not.
import { TryoutSession } from '../../tryouts/tryout-session.entity.js';
import type { LegacyRow } from './legacy-file.js';
import type { LegacyReport } from './legacy-report.js';
import type { LegacyRegistration } from './legacy-rows.js';
import type { LegacySources } from './legacy-sources.js';

/** Imported registrations get places and ledger entries; no mail is sent. */
@Injectable()
export class LegacyRegistrations {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly places: PlacesService,
    private readonly transitions: TransitionsService,
  ) {}

  async takeIn(
    tx: Writer,
    rows: readonly LegacyRow<LegacyRegistration>[],
    sources: LegacySources,
    report: LegacyReport,
  ): Promise<void> {
    const bySession = new Map<number, LegacyRow<LegacyRegistration>[]>();
    for (const row of rows) {
      const sessionId = sources.rowIdOf('tryouts', row.value.tryoutId);
      if (sources.rowIdOf('tryoutRegistrations', row.value.id) !== undefined)
        report.known.tryoutRegistrations += 1;
      else if (sessionId === undefined) refuse(report, row, 'tryoutId', 'is no tryout that was taken');
      else bySession.set(sessionId, [...(bySession.get(sessionId) ?? []), row]);
    }
    // In one order, so that two writes never deadlock.
    for (const [sessionId, own] of [...bySession].sort(([a], [b]) => a - b))
      await this.registerIn(tx, sessionId, own.sort(byArrival), sources, report);
  }

  private async registerIn(
    tx: Writer,
    sessionId: number,
    rows: readonly LegacyRow<LegacyRegistration>[],
    sources: LegacySources,
    report: LegacyReport,
  ): Promise<void> {
    // Lock, then count: families may be registering for it.
    const [session] = await tx.lock(TryoutSession, { id: sessionId });
    if (!session) return refuseAll(report, rows, 'its session was removed here');
    if (this.isPastKeeping(session))
      return refuseAll(report, rows, 'its session is too long past to keep it');
    const now = this.clock.now();
    const activity = activityOf(session, now, this.configuration.zone);
    const registered = await this.places.allIn(tx, activity);
    const held = new Set(registered.filter(({ status }) => status !== 'cancelled').map(registrantKey));
    const [line] = await this.places.linesIn(tx, [activity]);
    const taken: { source: LegacyRegistration; addition: Addition }[] = [];
    for (const row of rows) {
      const key = registrantKey(row.value);
      if (held.has(key) || taken.some(({ source }) => source.id === row.value.id)) {
        refuse(report, row, 'playerName', 'is in this session already');
        continue;
      }
      held.add(key);
      const admitted = (line as Line).add(playerOf(row.value), now);
      if (row.value.createdAt) admitted.row.createdAt = new Date(row.value.createdAt);
      taken.push({ source: row.value, addition: { ...admitted, actor: 'family' } });
    }
    await this.transitions.addIn(
      tx,
      activity,
      taken.map(({ addition }) => addition),
    );
    for (const { source, addition } of taken) {
      sources.learn('tryoutRegistrations', source.id, addition.row.id);
      report.taken.tryoutRegistrations += 1;
      if (addition.row.status === 'waiting') report.waiting += 1;
    }
  }

  /** Skips data that the nightly removal would delete at once. See docs/decisions/retention.md. */
  private isPastKeeping({ date }: Pick<TryoutSession, 'date'>): boolean {
    const today = civilAt(this.clock.now(), this.configuration.zone).date;
    return addDays(civilDateOf(date) ?? today, KEPT_FOR.tryoutRegistrations.days) < today;
  }
}

/** First come, first served: by day where known, else in the order of the file. */
const byArrival = (a: LegacyRow<LegacyRegistration>, b: LegacyRow<LegacyRegistration>) =>
  arrivalOf(a) - arrivalOf(b) || a.row - b.row;
const arrivalOf = ({ value }: LegacyRow<LegacyRegistration>) =>
  value.createdAt ? Date.parse(value.createdAt) : 0;

/**
 * Imported registrants were never asked to consent to the current notice, so the coach sees that consent is missing.
 */
const playerOf = ({ playerName, parentEmail, position, birthYear, phoneNumber }: LegacyRegistration) =>
  newPlayerOf({
    playerName,
    parentEmail,
    birthYear,
    playerPosition: playerPositionOf(position),
    parentPhone: phoneNumber,
  });

function refuse(
  report: LegacyReport,
  { row, value }: LegacyRow<LegacyRegistration>,
  field: string,
  reason: string,
): void {
  report.refused.push({ list: 'tryoutRegistrations', row, field, reason, name: value.playerName });
}

function refuseAll(
  report: LegacyReport,
  rows: readonly LegacyRow<LegacyRegistration>[],
  reason: string,
): void {
  for (const row of rows) refuse(report, row, 'tryoutId', reason);
}
