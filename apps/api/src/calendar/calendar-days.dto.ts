import { ApiProperty } from '@nestjs/swagger';
import { LEAGUES, teamNameIn, type Language, type League } from '@lions/domain';
import { Day } from '../platform/common/input/fields.js';
import { ListQuery } from '../platform/common/input/query-fields.js';
import { practiceRow, sessionRow } from '../places/activity-table.js';
import { PracticeDto } from '../practices/practices.dto.js';
import { TryoutSessionDto } from '../tryouts/tryouts.dto.js';

/** A month as six weeks, and some more. */
export const MAX_MONTHS = 3;

/** The days of the club's calendar, both inclusive. */
export class CalendarDaysQuery extends ListQuery {
  @ApiProperty({ example: '2026-11-01', format: 'date' })
  @Day()
  from: string;

  @ApiProperty({
    example: '2026-12-12',
    format: 'date',
    description: `At most ${MAX_MONTHS} months after the first`,
  })
  @Day()
  to: string;
}

/** A visible team, without its players. */
class CalendarTeamDto {
  @ApiProperty({ example: 4 }) id: number;
  @ApiProperty({ example: 'M15 AAA' }) name: string;
  @ApiProperty({ type: String, nullable: true, example: 'M15 AAA Élite' }) nameFr: string | null;
  @ApiProperty({ enum: LEAGUES, enumName: 'League' }) league: League;
  @ApiProperty({ example: true, description: 'Families can register online' }) registrationOpen: boolean;
}

/** The first day after the last one of the query with ice that is not cancelled. */
class NextIceDto {
  @ApiProperty({ type: Number, nullable: true, example: 4, description: 'null: a practice' })
  teamId: number | null;
  @ApiProperty({ example: '2026-12-19' }) date: string;
}

/** Public calendar of the club's ice on some days. */
export class CalendarDaysDto {
  @ApiProperty({ type: [CalendarTeamDto] }) teams: CalendarTeamDto[];
  @ApiProperty({ type: [TryoutSessionDto] }) sessions: TryoutSessionDto[];
  @ApiProperty({ type: [PracticeDto] }) practices: PracticeDto[];
  @ApiProperty({ type: [NextIceDto] }) next: NextIceDto[];
}

/** Sessions and practices by start; a session whose date cannot be read is left out. */
export function calendarRows({ teams, sessions, practices }: CalendarDaysDto, language: Language) {
  const names = new Map(teams.map((team) => [team.id, teamNameIn(team, language)]));
  const rows = [
    ...sessions.map((session) => ({
      at: session.startsAt ?? '',
      row: sessionRow(session, names.get(session.teamId)),
    })),
    ...practices.map((practice) => ({ at: practice.startsAt, row: practiceRow(practice) })),
  ];
  return rows
    .filter(({ at }) => at !== '')
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ row }) => row);
}
