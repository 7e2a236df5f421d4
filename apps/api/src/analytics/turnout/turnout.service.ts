import { Injectable } from '@nestjs/common';
import {
  addDays,
  civilAt,
  HOUR_MS,
  MAX_SEASON_DAYS,
  seasonDays,
  type CivilDate,
  type CivilDays,
} from '@lions/domain';
import { ClubSettingsService } from '../../settings/club/club-settings.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import type { Reader } from '../../platform/database/reader.js';
import { sortBySchedule } from '../../tryouts/session-schedule.js';
import type {
  TurnoutDto,
  TurnoutEventDto,
  TurnoutKind,
  TurnoutQuery,
  TurnoutWeekDto,
} from './turnout.dto.js';
import {
  attendanceIn,
  placesIn,
  practicesIn,
  sessionsIn,
  weekRowsIn,
  weeksBetween,
  type PlacesRow,
  type WeekRow,
} from './turnout-rows.js';

const KINDS = ['practice', 'session'] as const;

/** An event without its numbers. */
type PlainEvent = Omit<TurnoutEventDto, 'registered' | 'attended' | 'hoursToFill'>;

/** Registrations, attendance and how fast events filled, counted by the database. */
@Injectable()
export class TurnoutService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly club: ClubSettingsService,
  ) {}

  /** @throws AppError VALIDATION_FAILED when the range is reversed or too long */
  report({ season = 'current', ...query }: TurnoutQuery): Promise<TurnoutDto> {
    const [now, { zone }] = [this.clock.now(), this.configuration];
    return this.db.read(async (reader) => {
      const set = await this.club.savedIn(reader, 'season');
      const days = { ...seasonDays(season, civilAt(now, zone).date, set?.value), ...given(query) };
      acceptRange(days);
      const places = { practice: new Map<number, PlacesRow>(), session: new Map<number, PlacesRow>() };
      const attended = { practice: new Map<number, number>(), session: new Map<number, number>() };
      for (const kind of KINDS) {
        for (const row of await placesIn(reader, kind, days)) places[kind].set(row.id, row);
        for (const row of await attendanceIn(reader, kind, days)) attended[kind].set(row.id, row.attended);
      }
      const events = sortBySchedule(await eventsIn(reader, days)).map((event): TurnoutEventDto => {
        const taken = places[event.kind].get(event.id);
        return {
          ...event,
          registered: taken?.registered ?? 0,
          attended: attended[event.kind].get(event.id) ?? null,
          hoursToFill: taken?.fullAt ? hoursBetween(taken.firstAt, taken.fullAt) : null,
        };
      });
      const firsts = KINDS.flatMap((kind) =>
        [...places[kind].values()].map(({ firstAt }) => firstAt.getTime()),
      );
      const first = firsts.reduce((one, other) => Math.min(one, other), now.getTime());
      const weeks = weeksBetween(new Date(first), now, zone);
      const rows = {
        practice: await weekRowsIn(reader, 'practice', days, weeks, zone),
        session: await weekRowsIn(reader, 'session', days, weeks, zone),
      };
      return { ...days, events, weeks: toWeeks(weeks, events, rows) };
    });
  }
}

/** The days that the caller named. */
const given = ({ from, to }: TurnoutQuery): Partial<CivilDays> => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

function acceptRange({ from, to }: CivilDays): void {
  const refused = (message: string) =>
    new AppError('VALIDATION_FAILED', { details: [{ field: 'to', message }] });
  if (to < from) throw refused('to must not lie before from');
  if (to > addDays(from, MAX_SEASON_DAYS - 1)) throw refused(`At most ${MAX_SEASON_DAYS} days at once`);
}

/** To a tenth. */
const hoursBetween = (first: Date, last: Date) =>
  Math.round(((last.getTime() - first.getTime()) / HOUR_MS) * 10) / 10;

async function eventsIn(reader: Reader, days: CivilDays): Promise<PlainEvent[]> {
  const practices = await practicesIn(reader, days);
  const sessions = await sessionsIn(reader, days);
  return [
    ...practices.map((practice): PlainEvent => ({ kind: 'practice', ...practice, team: null })),
    ...sessions.map(({ teamId, teamName, league, isVisible, ...session }): PlainEvent => ({
      kind: 'session',
      ...session,
      team: { id: teamId, name: teamName, league, isVisible },
    })),
  ];
}

function toWeeks(
  weeks: readonly CivilDate[],
  events: readonly TurnoutEventDto[],
  rows: Record<TurnoutKind, WeekRow[]>,
): TurnoutWeekDto[] {
  const found = weeks.map((week): TurnoutWeekDto => ({
    week,
    registrations: 0,
    cancellations: 0,
    events: [],
  }));
  const keyOf = (kind: TurnoutKind, id: number) => `${kind} ${id}`;
  const ofEvent = new Map<string, WeekRow[]>();
  for (const kind of KINDS)
    for (const row of rows[kind]) {
      const key = keyOf(kind, row.id);
      const known = ofEvent.get(key);
      if (known) known.push(row);
      else ofEvent.set(key, [row]);
    }
  for (const { kind, id } of events)
    for (const { week: place, registrations, cancellations } of ofEvent.get(keyOf(kind, id)) ?? []) {
      const week = found[place];
      if (!week) continue;
      week.registrations += registrations;
      week.cancellations += cancellations;
      week.events.push({ kind, id, registrations, cancellations });
    }
  return found.filter((week) => week.events.length > 0);
}
