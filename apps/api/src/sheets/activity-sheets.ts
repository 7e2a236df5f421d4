import { Injectable } from '@nestjs/common';
import { civilAt, LIMITS, type Fee } from '@lions/domain';
import { IsNull } from 'typeorm';
import { cancelledAtAfter } from '../places/activity.js';
import { storedFee } from '../places/fee.dto.js';
import { AppError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import type { Reader } from '../platform/database/reader.js';
import { whole } from '../platform/database/row-shape.js';
import { UpdatePracticeDto } from '../practices/practices.dto.js';
import { acceptPracticeSchedule } from '../practices/practices.service.js';
import type { Practice } from '../practices/practice.entity.js';
import { TeamsService } from '../teams/teams.service.js';
import { acceptSchedule } from '../tryouts/session-schedule.js';
import { UpdateTryoutSessionDto } from '../tryouts/tryouts.dto.js';
import type { TryoutSession } from '../tryouts/tryout-session.entity.js';
import { CONCERNS_FAMILIES } from '../undo/undo.service.js';
import { DATE, ID, MONEY, TEXT, TIME, WHOLE, YES_NO } from './cell-types.js';
import { rulesOf, type SheetColumn, type SheetSource, type SheetTable } from './sheet-table.js';
import { teamType } from './team-sheets.js';

type ActivityRow = Fee & Pick<Practice, 'id' | 'date' | 'time' | 'capacity' | 'cancelledAt'>;

const DAY: SheetColumn<ActivityRow>[] = [
  { field: 'date', name: { en: 'Date', fr: 'Date' }, type: DATE, isKey: true },
  { field: 'time', name: { en: 'Time', fr: 'Heure' }, type: TIME, isKey: true },
];
const SPOTS: SheetColumn<ActivityRow>[] = [
  { field: 'capacity', name: { en: 'Spots', fr: 'Places' }, type: WHOLE },
  { field: 'feeCents', name: { en: 'Fee', fr: 'Frais' }, type: MONEY },
  { field: 'feeUrl', name: { en: 'Where to pay', fr: 'Où payer' }, type: TEXT },
  { field: 'isActive', name: { en: 'Public', fr: 'Public' }, type: YES_NO },
  {
    field: 'isCancelled',
    name: { en: 'Cancelled', fr: 'Annulé' },
    type: YES_NO,
    value: ({ cancelledAt }) => cancelledAt !== null,
  },
];
const ID_COLUMN = { field: 'id', name: { en: 'Id', fr: 'Numéro' }, type: ID };

/** Tryout sessions and practices as sheets. */
@Injectable()
export class ActivitySheets {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly teams: TeamsService,
  ) {}

  readonly sessions: SheetSource<TryoutSession> = {
    openIn: async (reader, find) => {
      const checked = rulesOf(UpdateTryoutSessionDto);
      const type = teamType(await this.teams.allIn(reader));
      const today = this.today();
      const rows = await find<TryoutSession>('tryout_sessions', { deletedAt: IsNull() });
      return {
        table: 'tryout_sessions',
        columns: [
          ID_COLUMN,
          { field: 'teamId', name: { en: 'Team', fr: 'Équipe' }, type, isKey: true },
          ...DAY,
          { field: 'location', name: { en: 'Arena', fr: 'Aréna' }, type: TEXT, isRequired: true },
          { field: 'description', name: { en: 'Description', fr: 'Description' }, type: TEXT },
          {
            field: 'descriptionFr',
            name: { en: 'Description (French)', fr: 'Description (français)' },
            type: TEXT,
          },
          ...SPOTS,
        ],
        rows: rows.filter(({ teamId }) => type.show(teamId, 'en') !== teamId),
        accept: async ({ teamId, ...given }, row) => {
          const values = await checked(given);
          const { date, time } = { ...row, ...values } as TryoutSession;
          const schedule = acceptSchedule({ date, time }, today, row);
          return { ...values, ...schedule, ...storedFee(values), ...(teamId !== undefined && { teamId }) };
        },
        isTold: await this.toldIn(reader, 'sessionId'),
        removed: ({ date }) => (date < today ? undefined : { deletedAt: true }),
        save: {
          stored: ({ deletedAt, isCancelled, ...values }, row, now) => ({
            ...(!row && {
              ...NEW_ACTIVITY,
              description: null,
              descriptionFr: null,
              deletedAt: null,
              restoredAt: null,
            }),
            ...values,
            ...(deletedAt === true && { deletedAt: now }),
            ...cancelled(row, isCancelled, now),
          }),
        },
      };
    },
  };

  readonly practices: SheetSource<Practice> = {
    openIn: async (reader, find) => {
      const checked = rulesOf(UpdatePracticeDto);
      const today = this.today();
      return {
        table: 'practices',
        columns: [ID_COLUMN, ...DAY, ...SPOTS],
        rows: await find<Practice>('practices', {}),
        accept: async (given, row) => {
          const values = await checked(given);
          const { date, time } = { ...row, ...values } as Practice;
          const { problems: details, ...schedule } = acceptPracticeSchedule({ date, time }, today, row);
          if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details });
          return { ...values, ...schedule, ...storedFee(values) };
        },
        isTold: await this.toldIn(reader, 'practiceId'),
        removed: ({ date, cancelledAt }) => (date < today || cancelledAt ? undefined : { isCancelled: true }),
        save: {
          stored: ({ isCancelled, ...values }, row, now) => ({
            ...(!row && { ...NEW_ACTIVITY, capacity: LIMITS.practiceCapacity.default }),
            ...values,
            ...cancelled(row, isCancelled, now),
          }),
        },
      };
    },
  };

  /** Families are told of changes of an activity with players, as long as it has any. */
  private async toldIn(
    reader: Reader,
    column: 'sessionId' | 'practiceId',
  ): Promise<SheetTable<ActivityRow & { version: number }>['isTold']> {
    const sql = `SELECT DISTINCT ${column} AS id FROM registrations WHERE ${column} IS NOT NULL AND status <> 'cancelled'`;
    const ids = new Set((await reader.select(sql, [], { id: whole })).map(({ id }) => id));
    return ({ id }, fields) =>
      ids.has(id) && fields.some((field) => field === 'isCancelled' || CONCERNS_FAMILIES.has(field));
  }

  private today(): string {
    return civilAt(this.clock.now(), this.configuration.zone).date;
  }
}

const NEW_ACTIVITY = {
  capacity: LIMITS.sessionCapacity.default,
  feeCents: null,
  feeUrl: null,
  isActive: true,
  cancelledAt: null,
};

const cancelled = (row: ActivityRow | undefined, isCancelled: unknown, now: Date) =>
  isCancelled === undefined
    ? {}
    : { cancelledAt: cancelledAtAfter(row ?? { cancelledAt: null }, isCancelled === true, now) };
