import { ApiProperty } from '@nestjs/swagger';
import { isEnoughToSearch, LEAGUES, LIMITS, type League } from '@lions/domain';
import { ValidateBy } from 'class-validator';
import { RequiredText } from '../../platform/common/input/fields.js';

/** A search. */
export class SearchQuery {
  @ApiProperty({
    example: 'tremblay',
    minLength: LIMITS.search.min,
    description:
      'Words that must all match, with two letters or digits at least; accents, case and punctuation are ignored',
  })
  @RequiredText(LIMITS.search.max)
  @ValidateBy(
    {
      name: 'enoughToSearch',
      validator: { validate: (typed) => typeof typed === 'string' && isEnoughToSearch(typed) },
    },
    { message: `Type at least ${LIMITS.search.min} letters or digits` },
  )
  q: string;
}

/** A team that is not deleted. */
export class FoundTeamDto {
  @ApiProperty({ example: 4 }) id: number;
  @ApiProperty({ example: 'M15 AAA' }) name: string;
  @ApiProperty({ enum: LEAGUES, enumName: 'League' }) league: League;
  @ApiProperty({ example: true }) isVisible: boolean;
}

/** A competing player. */
export class FoundPlayerDto {
  @ApiProperty({ example: 'Demo Tremblay' }) name: string;
  @ApiProperty({ type: FoundTeamDto }) team: FoundTeamDto;
}

/** A tryout session that is not deleted. */
export class FoundTryoutSessionDto {
  @ApiProperty({ example: 12 }) id: number;
  @ApiProperty({ example: '2026-09-05' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
  @ApiProperty({ example: 'Bob-Birnie Arena - Pointe-Claire' }) location: string;
  @ApiProperty({ type: FoundTeamDto }) team: FoundTeamDto;
}

/** An admin user. */
export class FoundUserDto {
  @ApiProperty({ example: 3 }) id: number;
  @ApiProperty({ example: 'Demo' }) firstName: string;
  @ApiProperty({ example: 'Coach' }) lastName: string;
  @ApiProperty({ example: 'demo.coach' }) username: string;
}

/** The results of a search: the best of each kind, at most eight. */
export class SearchDto {
  @ApiProperty({ type: [FoundTeamDto] }) teams: FoundTeamDto[];
  @ApiProperty({ type: [FoundPlayerDto], description: 'By the competing lists of the teams' })
  players: FoundPlayerDto[];
  @ApiProperty({
    type: [FoundTryoutSessionDto],
    description: 'Upcoming ones first, then the latest past ones',
  })
  tryoutSessions: FoundTryoutSessionDto[];
  @ApiProperty({ type: [FoundUserDto], description: 'For superadmins; empty for coaches' })
  users: FoundUserDto[];
}
