import { Injectable } from '@nestjs/common';
import { LANGUAGES, locationLabel, remembered, searchable, sortPlayers, type Searched } from '@lions/domain';
import { CachedValue } from '../../platform/database/cached-value.js';
import { Db } from '../../platform/database/db.js';
import type { Reader } from '../../platform/database/reader.js';
import { nullable, text, whole } from '../../platform/database/row-shape.js';
import type { Team } from '../../teams/team.entity.js';
import { TeamsService } from '../../teams/teams.service.js';
import { sortBySchedule } from '../../tryouts/session-schedule.js';
import type { FoundPracticeDto } from './people/people.dto.js';
import type { FoundPlayerDto, FoundTeamDto, FoundTryoutSessionDto } from './search.dto.js';

/** Searchable rows besides people; sessions and practices by date and start. */
export interface Indexed {
  teams: Searched<FoundTeamDto>[];
  players: Searched<FoundPlayerDto>[];
  sessions: ReadonlyMap<number, Searched<FoundTryoutSessionDto>>;
  practices: ReadonlyMap<number, FoundPracticeDto>;
}

/**
 * Teams, players, tryout sessions and practices in memory, until public data changes. Compared here instead of in SQL:
 * a club has some thousand rows, player names are inside JSON lists, and databases differ in which letters are equal.
 */
@Injectable()
export class SearchIndex {
  private readonly cached = new CachedValue(() => this.db.read((reader) => this.readIn(reader)));

  constructor(
    private readonly db: Db,
    private readonly teams: TeamsService,
  ) {}

  current(): Promise<Indexed> {
    return this.cached.current(this.db.publicDataVersion);
  }

  private async readIn(reader: Reader): Promise<Indexed> {
    const teams = await this.teams.allIn(reader);
    const teamOf = new Map(teams.map((team) => [team.id, toFoundTeamDto(team)]));
    const textOf = remembered(searchable);
    // Venue names in each language, because readers search for the one that they see.
    const placeOf = remembered((location) =>
      LANGUAGES.map((language) => searchable(locationLabel(location, language))).join(' '),
    );
    const sessions = (await sessionsIn(reader)).flatMap(({ id, teamId, date, time, location }) => {
      const team = teamOf.get(teamId);
      if (!team) return [];
      const texts = [textOf(team.name), placeOf(location), searchable(date), textOf(time)];
      return [{ row: { id, date, time, location, team }, text: texts.join(' ') }];
    });
    return {
      teams: teams.map((team) => ({
        row: toFoundTeamDto(team),
        text: searchable(`${team.name} ${team.nameFr ?? ''} ${team.category}`),
      })),
      players: teams.flatMap((team) =>
        sortPlayers(team.activePlayers).map((name) => ({
          row: { name, team: toFoundTeamDto(team) },
          text: searchable(name),
        })),
      ),
      sessions: new Map(sessions.map((session) => [session.row.id, session])),
      practices: new Map((await practicesIn(reader)).map((practice) => [practice.id, practice])),
    };
  }
}

async function sessionsIn(reader: Reader) {
  const rows = await reader.select(
    'SELECT id, teamId, date, time, location FROM tryout_sessions WHERE deletedAt IS NULL',
    [],
    { id: whole, teamId: whole, date: text, time: text, location: text },
  );
  return sortBySchedule(rows);
}

async function practicesIn(reader: Reader): Promise<FoundPracticeDto[]> {
  const rows = await reader.select(
    'SELECT id, date, time, cancelledAt FROM practices ORDER BY date, id',
    [],
    { id: whole, date: text, time: text, cancelledAt: nullable(text) },
  );
  return rows.map(({ id, date, time, cancelledAt }) => ({
    id,
    date,
    time,
    isCancelled: cancelledAt !== null,
  }));
}

const toFoundTeamDto = ({ id, name, league, isVisible }: Team): FoundTeamDto => ({
  id,
  name,
  league,
  isVisible,
});

/** Rows by date: today's and later ones, then past ones, latest first. */
export function comingFirst<Row>(byDate: readonly Row[], dateOf: (row: Row) => string, today: string): Row[] {
  const at = byDate.findIndex((row) => dateOf(row) >= today);
  const past = at < 0 ? byDate.length : at;
  return [...byDate.slice(past), ...byDate.slice(0, past).reverse()];
}
