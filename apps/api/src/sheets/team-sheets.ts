import { Injectable } from '@nestjs/common';
import { SHEET_SENTENCES, TEAM_FIELDS, VALIDATION, type TeamField } from '@lions/domain';
import { IsNull } from 'typeorm';
import type { CreateTeamDto } from '../teams/teams.dto.js';
import { UpdateTeamDto } from '../teams/teams.dto.js';
import type { Team } from '../teams/team.entity.js';
import { TeamsService } from '../teams/teams.service.js';
import { choice, ID, optional, TEXT, WHOLE, YES_NO, type CellType } from './cell-types.js';
import { rulesOf, type SheetColumn, type SheetSource } from './sheet-table.js';

const code = (value: string) => ({ en: value, fr: value });
const LEAGUE = choice({ lheq: code('lheq'), m18aaa: code('m18aaa') }, VALIDATION.leagueInvalid);
const COLOR = choice(
  {
    none: { en: 'none', fr: 'aucune' },
    blue: { en: 'blue', fr: 'bleu' },
    gold: { en: 'gold', fr: 'or' },
    red: { en: 'red', fr: 'rouge' },
    green: { en: 'green', fr: 'vert' },
    purple: { en: 'purple', fr: 'violet' },
  },
  SHEET_SENTENCES.colorUnknown.en,
);
const DISPLAY = choice(
  {
    names: { en: 'names', fr: 'noms' },
    initials: { en: 'initials', fr: 'initiales' },
    numbers: { en: 'numbers', fr: 'numéros' },
  },
  SHEET_SENTENCES.displayUnknown.en,
);

const TYPES: Record<TeamField, CellType> = {
  name: TEXT,
  nameFr: TEXT,
  league: optional(LEAGUE),
  category: TEXT,
  description: TEXT,
  descriptionFr: TEXT,
  ageRange: TEXT,
  colorTheme: optional(COLOR),
  isVisible: YES_NO,
  sortOrder: WHOLE,
  playerDisplay: optional(DISPLAY),
  registrationOpen: YES_NO,
};

/** A name alone may be that of two teams, one in each league. */
const KEYS: ReadonlySet<string> = new Set(['league', 'name']);

const COLUMNS: SheetColumn<Team>[] = (Object.keys(TYPES) as TeamField[]).map((field) => ({
  field,
  name: { en: TEAM_FIELDS[field].en, fr: TEAM_FIELDS[field].fr },
  type: TYPES[field],
  ...(KEYS.has(field) && { isKey: true as const }),
}));

/**
 * Teams as a sheet, without their players. Each row is saved as the calls of teams save it. A team that the sheet lacks
 * stays: its deletion would also delete its sessions, so it is done on the team's own page.
 */
@Injectable()
export class TeamSheets {
  constructor(private readonly service: TeamsService) {}

  readonly teams: SheetSource<Team> = {
    openIn: async (_, find) => {
      const checked = rulesOf(UpdateTeamDto);
      return {
        table: 'teams',
        columns: [{ field: 'id', name: { en: 'Id', fr: 'Numéro' }, type: ID }, ...COLUMNS],
        rows: await find<Team>('teams', { deletedAt: IsNull() }),
        isUnique: true,
        accept: async ({ category, ...given }, row) => {
          const values = await checked({
            ...given,
            ...(category !== undefined && { category: category ?? '' }),
          });
          return values['category'] === '' ? { ...values, category: values['name'] ?? row?.name } : values;
        },
        isTold: () => false,
        removed: () => undefined,
        save: {
          saveIn: async (tx, editor, writes) => {
            for (const { row, values } of writes)
              if (row) await this.service.updateIn(tx, editor, row.id, values);
              else await this.service.createIn(tx, editor, values as unknown as CreateTeamDto);
          },
        },
      };
    },
  };
}

/** The teams by their names; of teams with the same name each has its id behind it. */
export function teamType(teams: readonly { id: number; name: string; nameFr: string | null }[]): CellType {
  const times = new Map<string, number>();
  for (const { name, nameFr } of teams)
    for (const each of new Set([name, nameFr ?? name])) times.set(each, (times.get(each) ?? 0) + 1);
  const label = (name: string, id: number) => ((times.get(name) ?? 0) > 1 ? `${name} #${id}` : name);
  const names = teams.map(({ id, name, nameFr }) => [
    id,
    { en: label(name, id), fr: label(nameFr ?? name, id) },
  ]);
  const type = choice(Object.fromEntries(names), SHEET_SENTENCES.teamUnknown.en);
  return { show: type.show, read: (text) => Number(type.read(text)) };
}
