import { Injectable } from '@nestjs/common';
import { LIMITS, teamNameIn, VALIDATION } from '@lions/domain';
import { IsNull } from 'typeorm';
import { AppError } from '../platform/common/app-error.js';
import { UpdateActivePlayersDto } from '../teams/team-lists.dto.js';
import type { Team } from '../teams/team.entity.js';
import { bySortOrder, requireNoContacts, TeamsService } from '../teams/teams.service.js';
import { TEXT } from './cell-types.js';
import { rulesOf, type SheetSource, type SheetWrite, type StoredRow } from './sheet-table.js';
import { teamType } from './team-sheets.js';

/** A name of a team's list. `id` is its number among all lists; `version` is the team's. */
interface ListedPlayer extends StoredRow {
  teamId: number;
  playerName: string;
}

type Write = SheetWrite<ListedPlayer>;

/**
 * The lists of competing players as one sheet, a row for each name: new ones go to the end of their team's list. Each
 * list is saved as its own call saves it.
 */
@Injectable()
export class PlayerSheets {
  constructor(private readonly service: TeamsService) {}

  readonly players: SheetSource<ListedPlayer> = {
    openIn: async (_, find) => {
      const checked = rulesOf(UpdateActivePlayersDto);
      const teams = (await find<Team>('teams', { deletedAt: IsNull() })).sort(bySortOrder);
      const rows = listedPlayers(teams);
      const changed = (writes: readonly Write[]) =>
        teams.flatMap((team) => {
          const own = writes.filter(({ row, values }) => (row ?? values)['teamId'] === team.id);
          return own.length === 0 ? [] : [{ team, names: namesAfter(rows, team, own) }];
        });
      return {
        table: 'teams',
        columns: [
          { field: 'teamId', name: { en: 'Team', fr: 'Équipe' }, type: teamType(teams), isKey: true },
          { field: 'playerName', name: { en: 'Player', fr: 'Joueur' }, type: TEXT, isKey: true },
        ],
        rows,
        isUnique: true,
        accept: async (values) => {
          try {
            const names = [values['playerName'] as string];
            await checked({ playerNames: names });
            requireNoContacts(names);
            return values;
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
            const details = error.extras.details?.map((detail) => ({ ...detail, field: 'playerName' }));
            throw new AppError('VALIDATION_FAILED', { details: details ?? [] });
          }
        },
        isTold: () => false,
        removed: () => ({ isRemoved: true }),
        refused: (writes) =>
          changed(writes)
            .filter(({ names }) => names.length > LIMITS.playersPerTeam)
            .map(({ team }) => ({ name: teamNameIn(team, 'en'), message: VALIDATION.tooManyPlayers })),
        save: {
          saveIn: async (tx, editor, writes) => {
            for (const { team, names } of changed(writes))
              await this.service.updateActivePlayersIn(tx, editor, team.id, names);
          },
        },
      };
    },
  };
}

const listedPlayers = (teams: readonly Team[]): ListedPlayer[] =>
  teams
    .flatMap(({ id: teamId, version, activePlayers }) =>
      activePlayers.map((playerName) => ({ teamId, version, playerName })),
    )
    .map((row, index) => ({ id: index + 1, ...row }));

function namesAfter(rows: readonly ListedPlayer[], { id }: Team, writes: readonly Write[]): string[] {
  const removed = new Set(writes.map(({ row }) => row));
  const kept = rows.filter((row) => row.teamId === id && !removed.has(row));
  const added = writes.flatMap(({ row, values }) => (row ? [] : [values['playerName'] as string]));
  return [...kept.map(({ playerName }) => playerName), ...added];
}
