import { Injectable } from '@nestjs/common';
import {
  bestMatches,
  civilAt,
  comparePersons,
  LIMITS,
  searchable,
  soughtDay,
  type Searched,
} from '@lions/domain';
import type { Caller } from '../../platform/common/access.js';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import { text, whole } from '../../platform/database/row-shape.js';
import { comingFirst, SearchIndex, type Indexed } from './search-index.js';
import type { FoundTryoutSessionDto, FoundUserDto, SearchDto } from './search.dto.js';

const MOST = LIMITS.search.perGroup;

/** Searches the back-office by words. */
@Injectable()
export class SearchService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly index: SearchIndex,
  ) {}

  async find(caller: Caller, typed: string): Promise<SearchDto> {
    const { teams, players, sessions } = await this.index.current();
    const today = civilAt(this.clock.now(), this.configuration.zone).date;
    return {
      teams: bestMatches(teams, typed, MOST),
      players: bestMatches(players, typed, MOST),
      tryoutSessions: sessionsFound(sessions, typed, today),
      users: caller.role === 'superadmin' ? bestMatches(await this.users(), typed, MOST) : [],
    };
  }

  private async users(): Promise<Searched<FoundUserDto>[]> {
    const users = await this.db.read((reader) =>
      reader.select('SELECT id, firstName, lastName, username, email FROM admin_users ORDER BY id', [], {
        id: whole,
        firstName: text,
        lastName: text,
        username: text,
        email: text,
      }),
    );
    return users.sort(comparePersons).map(({ email, ...row }) => ({
      row,
      text: searchable(`${row.firstName} ${row.lastName} ${row.username} ${email}`),
    }));
  }
}

/** Sessions on the typed day, else sessions that match the typed words. */
function sessionsFound(sessions: Indexed['sessions'], typed: string, today: string): FoundTryoutSessionDto[] {
  const all = comingFirst([...sessions.values()], ({ row }) => row.date, today);
  const isSought = soughtDay(typed);
  const ofDay = isSought ? all.filter(({ row, text }) => isSought(row.date, text)) : [];
  return ofDay.length > 0 ? ofDay.slice(0, MOST).map(({ row }) => row) : bestMatches(all, typed, MOST);
}
