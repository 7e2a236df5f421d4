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
import { ACTIVITY_KINDS, activityKey, type ActivityKind } from '../../places/activity.js';
import { sortBySchedule } from '../../tryouts/session-schedule.js';
import type { TurnoutDto, TurnoutEventDto, TurnoutQuery, TurnoutWeekDto } from './turnout.dto.js';
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

/** An activity without its numbers. */
type PlainActivity = Omit<TurnoutEventDto, 'registered' | 'attended' | 'hoursToFill'>;

/** Registrations, attendance and how fast activities filled, counted by the database. */
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
      for (const kind of ACTIVITY_KINDS) {
        for (const row of await placesIn(reader, kind, days)) places[kind].set(row.id, row);
        for (const row of await attendanceIn(reader, kind, days)) attended[kind].set(row.id, row.attended);
      }
      const activities = sortBySchedule(await activitiesIn(reader, days)).map((activity): TurnoutEventDto => {
        const taken = places[activity.kind].get(activity.id);
        return {
          ...activity,
          registered: taken?.registered ?? 0,
          attended: attended[activity.kind].get(activity.id) ?? null,
          hoursToFill: taken?.fullAt ? hoursBetween(taken.firstAt, taken.fullAt) : null,
        };
      });
      const firsts = ACTIVITY_KINDS.flatMap((kind) =>
        [...places[kind].values()].map(({ firstAt }) => firstAt.getTime()),
      );
      const first = firsts.reduce((one, other) => Math.min(one, other), now.getTime());
      const weeks = weeksBetween(new Date(first), now, zone);
      const rows = {
        practice: await weekRowsIn(reader, 'practice', days, weeks, zone),
        session: await weekRowsIn(reader, 'session', days, weeks, zone),
      };
      return { ...days, events: activities, weeks: toWeeks(weeks, activities, rows) };
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

async function activitiesIn(reader: Reader, days: CivilDays): Promise<PlainActivity[]> {
  const practices = await practicesIn(reader, days);
  const sessions = await sessionsIn(reader, days);
  return [
    ...practices.map((practice): PlainActivity => ({ kind: 'practice', ...practice, team: null })),
    ...sessions.map(({ teamId, teamName, league, isVisible, ...session }): PlainActivity => ({
      kind: 'session',
      ...session,
      team: { id: teamId, name: teamName, league, isVisible },
    })),
  ];
}

function toWeeks(
  weeks: readonly CivilDate[],
  activities: readonly TurnoutEventDto[],
  rows: Record<ActivityKind, WeekRow[]>,
): TurnoutWeekDto[] {
  const found = weeks.map((week): TurnoutWeekDto => ({
    week,
    registrations: 0,
    cancellations: 0,
    events: [],
  }));
  const byActivity = new Map<string, WeekRow[]>();
  for (const kind of ACTIVITY_KINDS)
    for (const row of rows[kind]) {
      const key = activityKey({ kind, id: row.id });
      const known = byActivity.get(key);
      if (known) known.push(row);
      else byActivity.set(key, [row]);
    }
  for (const { kind, id } of activities)
    for (const { week: place, registrations, cancellations } of byActivity.get(activityKey({ kind, id })) ??
      []) {
      const week = found[place];
      if (!week) continue;
      week.registrations += registrations;
      week.cancellations += cancellations;
      week.events.push({ kind, id, registrations, cancellations });
    }
  return found.filter((week) => week.events.length > 0);
}
