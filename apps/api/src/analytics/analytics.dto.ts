import { ApiProperty } from '@nestjs/swagger';
import { LEAGUES, type League } from '@lions/domain';

class TeamCountsDto {
  @ApiProperty({ example: 6, description: 'All teams that are not deleted: visible + nonVisible' })
  active: number;
  @ApiProperty({ example: 5 }) visible: number;
  @ApiProperty({ example: 1 }) nonVisible: number;
}

/** One row of a count. */
export class NamedCountDto {
  @ApiProperty({ example: 'M15 AAA' }) name: string;
  @ApiProperty({ example: 22 }) count: number;
}

/** Sessions per week; a session with an unreadable date is in no week. */
class WeekCountDto {
  @ApiProperty({ example: '2026-09-06', description: 'The Sunday on which the week begins' }) week: string;
  @ApiProperty({ example: 5 }) count: number;
}

class CompetingPlayersDto {
  @ApiProperty({ example: 118, description: 'Sum of the lengths of the lists' }) total: number;
  @ApiProperty({
    type: [NamedCountDto],
    description: 'Every team, also those without players; largest first, then by name',
  })
  byTeam: NamedCountDto[];
}

class ScheduledSessionsDto {
  @ApiProperty({ example: 14, description: 'Active sessions that are not deleted' }) total: number;
  @ApiProperty({
    type: [NamedCountDto],
    description: 'Every team, also those without sessions; largest first, then by name',
  })
  byTeam: NamedCountDto[];
  @ApiProperty({
    type: [NamedCountDto],
    description: 'By the text of the location; largest first, then by name',
  })
  byArena: NamedCountDto[];
  @ApiProperty({ type: [WeekCountDto], description: 'Weeks that have sessions, in order' })
  byWeek: WeekCountDto[];
}

/** A scheduled tryout session. */
export class AnalyticsSessionDto {
  @ApiProperty({ example: 12 }) id: number;
  @ApiProperty({ example: 'M15 AAA' }) teamName: string;
  @ApiProperty({ enum: LEAGUES, enumName: 'League' }) league: League;
  @ApiProperty({ example: '2026-09-05' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
  @ApiProperty({ example: 'Bob-Birnie Arena - Pointe-Claire' }) location: string;
  @ApiProperty({ example: 22 }) competingPlayersCount: number;
  @ApiProperty({ example: 4 }) teamId: number;
  @ApiProperty({ example: 20 }) capacity: number;
  @ApiProperty({ example: 12, description: 'Players who have a place' }) registeredCount: number;
  @ApiProperty({ example: 0, description: 'Players on the waiting list' }) waitlistCount: number;
}

/** A team in numbers. */
export class AnalyticsTeamDto {
  @ApiProperty({ example: 4 }) id: number;
  @ApiProperty({ example: 'M15 AAA' }) name: string;
  @ApiProperty({ enum: LEAGUES, enumName: 'League' }) league: League;
  @ApiProperty({ example: true }) isVisible: boolean;
  @ApiProperty({ example: 22 }) competingPlayersCount: number;
  @ApiProperty({ example: 5, description: 'Scheduled' }) sessionsCount: number;
}

/** The analytics report; counts cover everything that is not deleted. */
export class AnalyticsDto {
  @ApiProperty({ type: TeamCountsDto }) teams: TeamCountsDto;
  @ApiProperty({ type: CompetingPlayersDto }) competingPlayers: CompetingPlayersDto;
  @ApiProperty({ type: ScheduledSessionsDto }) scheduledSessions: ScheduledSessionsDto;
  @ApiProperty({ type: [AnalyticsSessionDto], description: 'By date, then by start' })
  sessionsList: AnalyticsSessionDto[];
  @ApiProperty({ type: [AnalyticsTeamDto], description: 'By age division, then by name' })
  teamsList: AnalyticsTeamDto[];
}
