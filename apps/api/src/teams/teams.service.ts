import { Injectable } from '@nestjs/common';
import {
  comparePlayerLists,
  compareTeams,
  holdsContact,
  isLeague,
  NEW_TEAM,
  VALIDATION,
  type TeamField,
} from '@lions/domain';
import { In, IsNull, Not, type FindOptionsWhere } from 'typeorm';
import { requireAllTeams, requireInScopeIn } from '../auth/accounts/team-scope.js';
import { auditChange, AuditService, type AuditRecord } from '../platform/audit/audit.service.js';
import { requireVersionIn } from '../platform/audit/require-version.js';
import { seenTeamsOf, type Caller } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import { Db } from '../platform/database/db.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import { ActivityNews } from '../places/activity-news.js';
import { CoachChanges } from '../undo/coach-changes.service.js';
import type { Editor } from '../undo/editing.js';
import { saveVersionedIn } from '../platform/audit/save-versioned.js';
import { Team } from './team.entity.js';
import {
  toPublicTeamDto,
  toTeamDto,
  type CreateTeamDto,
  type TeamDto,
  type TeamWithPlayerChangesDto,
  type UpdateTeamDto,
} from './teams.dto.js';

/** The teams of both leagues, managed by coaches and shown to the public. See docs/decisions/visibility.md. */
@Injectable()
export class TeamsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly news: ActivityNews,
    private readonly changes: CoachChanges,
  ) {}

  /** Teams by sort order, then in the back-office's order of names. @throws AppError UNKNOWN_LEAGUE */
  async list(caller: Caller | undefined, league: string | undefined): Promise<TeamDto[]> {
    if (league !== undefined && !isLeague(league)) throw new AppError('UNKNOWN_LEAGUE');
    const teams = await this.db.read((reader) =>
      this.allIn(reader, { ...seenBy(caller), ...(league && { league }) }),
    );
    return teams.map((team) => shownTo(caller, team));
  }

  /** @throws AppError TEAM_NOT_FOUND */
  async get(caller: Caller | undefined, id: number): Promise<TeamDto> {
    const [team] = await this.db.read(async (reader) =>
      (await this.existsIn(reader, caller, id)) ? this.allIn(reader, { id }) : [],
    );
    if (!team) throw new AppError('TEAM_NOT_FOUND');
    return shownTo(caller, team);
  }

  /** The teams that are not deleted, in their order. */
  async allIn(reader: Reader, where: FindOptionsWhere<Team> = {}): Promise<Team[]> {
    const teams = await reader.find(Team, { where: { ...where, deletedAt: IsNull() } });
    return teams.sort(bySortOrder);
  }

  /** Deleted teams, the newest deletion first. */
  deletedIn(reader: Reader): Promise<Team[]> {
    return reader.find(Team, {
      where: { deletedAt: Not(IsNull()) },
      order: { deletedAt: 'DESC', id: 'DESC' },
    });
  }

  /** Whether the team exists for the caller. */
  async existsIn(reader: Reader, caller: Caller | undefined, id: number): Promise<boolean> {
    return (
      (seenTeamsOf(caller)?.includes(id) ?? true) &&
      (await reader.count(Team, { ...seenBy(caller), id, deletedAt: IsNull() })) > 0
    );
  }

  /** @throws AppError TEAM_OUT_OF_SCOPE for a coach with some teams only */
  async create(caller: Caller, input: CreateTeamDto): Promise<TeamDto> {
    requireAllTeams(caller);
    return this.db.write((tx) => this.createIn(tx, caller, input));
  }

  async createIn(tx: Writer, caller: Caller, input: CreateTeamDto): Promise<TeamDto> {
    const now = this.clock.now();
    const fields = newTeam(input);
    const row = { ...fields, activePlayers: [], version: 1, createdAt: now, updatedAt: now, deletedAt: null };
    const id = await tx.insert(Team, row);
    tx.recorded?.created.push({ table: 'teams', id });
    await this.audit.recordIn(tx, caller, {
      action: 'team.create',
      subjectId: id,
      ...auditChange({}, fields),
    });
    return toTeamDto(Object.assign(new Team(), row, { id }));
  }

  /** Closes the online registration of the teams that are not deleted. */
  async closeRegistrationIn(tx: Writer, caller: Caller): Promise<void> {
    for (const team of await tx.lock(Team, { registrationOpen: true, deletedAt: IsNull() }))
      await this.changeIn(tx, caller, team, 'team.update', { registrationOpen: false });
  }

  /** Merges the fields. @throws AppError TEAM_NOT_FOUND, TEAM_OUT_OF_SCOPE, VERSION_CONFLICT */
  update(caller: Caller, id: number, input: UpdateTeamDto, expected: number | undefined): Promise<TeamDto> {
    return this.db.write((tx) => this.updateIn(tx, caller, id, input, expected));
  }

  /** @throws AppError TEAM_NOT_FOUND, TEAM_OUT_OF_SCOPE, VERSION_CONFLICT */
  async updateIn(
    tx: Writer,
    caller: Caller,
    id: number,
    input: UpdateTeamDto,
    expected?: number,
  ): Promise<TeamDto> {
    const team = await this.lockIn(tx, caller, id, expected);
    return toTeamDto(await this.changeIn(tx, caller, team, 'team.update', changeOf(team, input)));
  }

  /** Keeps the row for 30 days. @throws AppError TEAM_NOT_FOUND, TEAM_OUT_OF_SCOPE, VERSION_CONFLICT */
  async remove(editor: Editor, id: number, expected: number | undefined): Promise<void> {
    await this.changes.write(editor, (tx) => this.removeIn(tx, editor, id, expected));
  }

  /** @throws AppError TEAM_NOT_FOUND, TEAM_OUT_OF_SCOPE, VERSION_CONFLICT */
  async removeIn(tx: Writer, caller: Caller, id: number, expected?: number): Promise<void> {
    const team = await this.lockIn(tx, caller, id, expected);
    await this.changeIn(tx, caller, team, 'team.delete', { deletedAt: this.clock.now() });
  }

  /**
   * Restoring a team that is not deleted changes nothing: two people may press the button. @throws AppError
   * TEAM_NOT_FOUND
   */
  restore(editor: Editor, id: number): Promise<TeamDto> {
    return this.changes.write(editor, async (tx) => {
      const [team] = await tx.lock(Team, { id });
      if (!team) throw new AppError('TEAM_NOT_FOUND');
      if (team.deletedAt === null) return toTeamDto(team);
      await tx.execute(
        'UPDATE tryout_sessions SET restoredAt = ? WHERE teamId = ? AND deletedAt IS NULL',
        [this.clock.now().toISOString(), id],
        'tryout_sessions',
      );
      return toTeamDto(await this.changeIn(tx, editor, team, 'team.restore', { deletedAt: null }));
    });
  }

  /**
   * Keeps the names in the given order. @throws AppError VALIDATION_FAILED for entries with a contact,
   * TEAM_NOT_FOUND, TEAM_OUT_OF_SCOPE, VERSION_CONFLICT
   */
  updateActivePlayers(
    caller: Caller,
    id: number,
    names: string[],
    expected: number | undefined,
  ): Promise<TeamWithPlayerChangesDto> {
    return this.db.write((tx) => this.updateActivePlayersIn(tx, caller, id, names, expected));
  }

  /** @throws AppError as `updateActivePlayers` */
  async updateActivePlayersIn(
    tx: Writer,
    caller: Caller,
    id: number,
    names: string[],
    expected?: number,
  ): Promise<TeamWithPlayerChangesDto> {
    requireNoContacts(names);
    const team = await this.lockIn(tx, caller, id, expected);
    const changes = comparePlayerLists(team.activePlayers, names);
    return {
      ...toTeamDto(await this.changeIn(tx, caller, team, 'team.updatePlayers', { activePlayers: names })),
      ...changes,
    };
  }

  /**
   * Locks a team that is not deleted and that the caller may change, then compares the version: of two people who save
   * at the same moment the second waits here and gets a conflict.
   * @throws AppError TEAM_NOT_FOUND, TEAM_OUT_OF_SCOPE, VERSION_CONFLICT
   */
  async lockIn(tx: Writer, caller: Caller, id: number, expected?: number): Promise<Team> {
    const [team] = await tx.lock(Team, { id, deletedAt: IsNull() });
    if (!team) throw new AppError('TEAM_NOT_FOUND');
    await requireInScopeIn(tx, caller, id);
    await requireVersionIn(tx, 'team', team, expected, toTeamDto(team));
    return team;
  }

  /** Locks teams by id; returns the ids of those that are not deleted. */
  async lockAllIn(tx: Writer, ids: readonly number[]): Promise<Set<number>> {
    const locked = new Set<number>();
    for (const id of [...new Set(ids)].sort((a, b) => a - b))
      for (const team of await tx.lock(Team, { id, deletedAt: IsNull() })) locked.add(team.id);
    return locked;
  }

  private async changeIn(
    tx: Writer,
    caller: Caller,
    team: Team,
    action: AuditRecord['action'],
    change: Partial<Team>,
  ): Promise<Team> {
    const entry = { audit: this.audit, caller, action, now: this.clock.now() };
    const before = await saveVersionedIn(tx, Team, team, change, entry);
    if (before && change.deletedAt !== undefined) await this.news.tellOfTeamIn(tx, team);
    return team;
  }
}

/** The list is public. @throws AppError VALIDATION_FAILED */
export function requireNoContacts(names: readonly string[]): void {
  const details = names.flatMap((entry, index) =>
    holdsContact(entry)
      ? [{ field: `playerNames.${index}`, message: VALIDATION.playerHoldsContact, entry }]
      : [],
  );
  if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details });
}

/** Order of teams: by sort order, then in the back-office's order of names. */
export const bySortOrder = (a: Team, b: Team): number =>
  a.sortOrder - b.sortOrder || compareTeams(a, b) || a.id - b.id;

/** A hidden team does not exist for the public, nor another one for a program whose key is for some teams. */
function seenBy(caller: Caller | undefined): FindOptionsWhere<Team> {
  const teamIds = seenTeamsOf(caller);
  return { ...(!caller && { isVisible: true }), ...(teamIds && { id: In(teamIds) }) };
}

/** A program reads the players as the public does: as each team displays them. */
const seesPlayers = (caller: Caller | undefined) => caller !== undefined && !caller.keyScopes;

const shownTo = (caller: Caller | undefined, team: Team): TeamDto =>
  seesPlayers(caller) ? toTeamDto(team) : toPublicTeamDto(team);

/** The stored fields of a new team. A field that the DTO, the table or the defaults lack does not compile. */
function newTeam(input: Pick<CreateTeamDto, TeamField>): Pick<Team, TeamField> {
  const { name, league, category, ...rest } = input;
  return { name, league, category: category || name, ...NEW_TEAM, ...rest };
}

/** The fields of a change; an empty category becomes the name. */
const changeOf = (team: Team, input: UpdateTeamDto): Partial<Team> =>
  input.category === '' ? { ...input, category: input.name ?? team.name } : input;
