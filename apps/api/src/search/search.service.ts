import { Injectable } from '@nestjs/common';
import { bestMatches, civilAt, LANGUAGES, LIMITS, locationLabel, sortPlayers } from '@lions/domain';
import type { Caller } from '../common/access.js';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import { Db } from '../database/db.js';
import type { Team } from '../teams/team.entity.js';
import { TeamsService } from '../teams/teams.service.js';
import { TryoutsService } from '../tryouts/tryouts.service.js';
import type { UserDto } from '../users/users.dto.js';
import { UsersService } from '../users/users.service.js';
import type { FoundTeamDto, FoundUserDto, SearchDto } from './search.dto.js';

/**
 * Searches the back-office by words. Compared here instead of in SQL: a club has some hundred rows, player names are
 * inside JSON lists, and databases differ in which letters are equal.
 */
@Injectable()
export class SearchService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly teams: TeamsService,
    private readonly tryouts: TryoutsService,
    private readonly users: UsersService,
  ) {}

  async find(caller: Caller, sought: string): Promise<SearchDto> {
    const [teams, tryoutSessions] = await this.db.read(async (reader) => [
      await this.teams.allIn(reader),
      await this.tryouts.allIn(reader),
    ]);
    const users = caller.role === 'superadmin' ? await this.users.list() : [];
    const best = <Row>(rows: Row[], textOf: (row: Row) => string) =>
      bestMatches(rows, textOf, sought, LIMITS.search.perGroup);
    const teamOf = new Map(teams.map((team) => [team.id, toFoundTeamDto(team)]));
    const players = teams.flatMap(({ id, activePlayers }) =>
      sortPlayers(activePlayers).map((name) => ({ name, team: teamOf.get(id) })),
    );
    return {
      teams: best(teams, ({ name, category }) => `${name} ${category}`).map(toFoundTeamDto),
      players: best(players.filter(hasTeam), ({ name }) => name),
      tryoutSessions: best(
        this.comingFirst(tryoutSessions)
          .map(({ id, teamId, date, time, location }) => ({
            id,
            date,
            time,
            location,
            team: teamOf.get(teamId),
          }))
          .filter(hasTeam),
        ({ team, date, time, location }) => `${team.name} ${placeNames(location)} ${date} ${time}`,
      ),
      users: best(users, nameOf).map(toFoundUserDto),
    };
  }

  /** Sessions by date: today's and later ones, then past ones, latest first. */
  private comingFirst<Row extends { date: string }>(byDate: Row[]): Row[] {
    const today = civilAt(this.clock.now(), this.configuration.zone).date;
    const isPast = ({ date }: Row) => date < today;
    return [...byDate.filter((row) => !isPast(row)), ...byDate.filter(isPast).reverse()];
  }
}

/** A venue by its name in each language: readers search for the one that they see. */
const placeNames = (location: string) =>
  LANGUAGES.map((language) => locationLabel(location, language)).join(' ');

/** False for a session or player of a deleted team. */
function hasTeam<Row extends { team: FoundTeamDto | undefined }>(
  row: Row,
): row is Row & { team: FoundTeamDto } {
  return row.team !== undefined;
}

const nameOf = ({ firstName, lastName, username, email }: UserDto) =>
  `${firstName} ${lastName} ${username} ${email}`;

const toFoundTeamDto = ({ id, name, league, isVisible }: Team): FoundTeamDto => ({
  id,
  name,
  league,
  isVisible,
});

const toFoundUserDto = ({ id, firstName, lastName, username }: UserDto): FoundUserDto => ({
  id,
  firstName,
  lastName,
  username,
});
