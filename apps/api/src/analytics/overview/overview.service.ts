import { Injectable } from '@nestjs/common';
import { addDays, civilAt, DAY_MS, isInScope } from '@lions/domain';
import type { Caller } from '../../platform/common/access.js';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import { ToTellService } from '../../registrations/to-tell/to-tell.service.js';
import { PlacesService } from '../../places/places.service.js';
import {
  changesIn,
  activitiesIn,
  failedMailsIn,
  stillLinesIn,
  teamsWithoutSessionsIn,
} from './overview-rows.js';
import type { OverviewDto } from './overview.dto.js';

const WEEK_DAYS = 7;
/** Days ahead in which a waiting line still matters, and days without a change that make it stand still. */
const LINE_DAYS = 14;
const STILL_DAYS = 3;

/** The first thing that the back-office shows: the week on the ice, and what waits for a person. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly places: PlacesService,
    private readonly toTell: ToTellService,
  ) {}

  /** The week of the whole club; tasks and their numbers are those of the caller's teams. */
  async overview(caller: Caller): Promise<OverviewDto> {
    const now = this.clock.now();
    const today = civilAt(now, this.configuration.zone).date;
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const families = await this.toTell.list({}, caller);
    const isOwn = (teamId: number | null) => isInScope(caller, teamId);
    return this.db.read(async (reader) => {
      const days = { from: today, to: addDays(today, LINE_DAYS - 1) };
      const activities = await activitiesIn(reader, this.places, days);
      const own = activities.filter(({ team }) => isOwn(team?.id ?? null));
      const bare = await teamsWithoutSessionsIn(reader, today);
      return {
        today,
        week: activities.filter(({ date }) => date < addDays(today, WEEK_DAYS)),
        stillLines: await stillLinesIn(reader, own, daysAgo(STILL_DAYS)),
        teamsWithoutSessions: bare.filter(({ id }) => isOwn(id)),
        familiesToTell: families.filter(({ mails }) => mails.some(({ told }) => told === null)).length,
        failedMails: caller.role === 'superadmin' ? await failedMailsIn(reader) : null,
        changes: await changesIn(reader, daysAgo(1)),
      };
    });
  }
}
