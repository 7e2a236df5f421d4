import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

/** The changed columns of a row before and after a write, as JSON has them: an instant is ISO text. */
export interface RecordedRow {
  table: string;
  id: number;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** A row that a write inserted. */
export type CreatedRow = Pick<RecordedRow, 'table' | 'id'>;

/** An audit entry that becomes a part of another one. */
export interface JoinedEntry {
  action: string;
  subjectId?: number | null;
  before?: object;
  after?: object;
}

/** Rows that a write changes, collected while it runs, so that they can be shown before and undone after. */
export class RecordedChange {
  private readonly byRow = new Map<string, RecordedRow>();
  /** Rows that undoing takes back: only those that the writing service lists here. */
  readonly created: CreatedRow[] = [];
  /** Transition keys of the mails that the write queues. */
  readonly mailKeys: string[] = [];
  /** The first audit entry with an actor. */
  audit: { id: number; action: string; subjectId: number | null } | undefined;

  /**
   * @param at one instant for all of its mails, so that a family gets one mail
   * @param mailsDueAt when they may leave
   * @param note a coach's sentence for its mails
   */
  constructor(
    readonly at: Date,
    readonly mailsDueAt: Date,
    readonly note: { en?: string; fr?: string } | undefined,
  ) {}

  get rows(): RecordedRow[] {
    return [...this.byRow.values()];
  }

  /**
   * Call it before the update. Of two changes of one column, the first gives its value before, the second its value
   * after.
   */
  async noteUpdateIn<E extends ObjectLiteral>(
    manager: EntityManager,
    target: EntityTarget<E>,
    where: FindOptionsWhere<E>,
    change: Partial<E>,
  ): Promise<void> {
    const { tableName: table } = manager.dataSource.getMetadata(target);
    for (const row of await manager.findBy(target, where)) this.noteRow(table, row, change);
  }

  /** Notes the change of a row as it was before. */
  noteRow(table: string, row: ObjectLiteral, change: ObjectLiteral): void {
    const id = row['id'] as number;
    const noted = this.byRow.get(`${table} ${id}`) ?? { table, id, before: {}, after: {} };
    for (const [column, value] of Object.entries(change)) {
      if (!(column in noted.before)) noted.before[column] = row[column] as unknown;
      noted.after[column] = value as unknown;
    }
    this.byRow.set(`${table} ${id}`, noted);
  }
}

/** Column values from JSON, as an entity has them. */
export function entityValues(
  { dataSource }: EntityManager,
  table: string,
  values: Record<string, unknown>,
): ObjectLiteral {
  const metadata = dataSource.getMetadata(table);
  const entityValue = (name: string, value: unknown): unknown => {
    const column = metadata.findColumnWithPropertyName(name);
    return column && value !== null ? dataSource.driver.prepareHydratedValue(value, column) : value;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, entityValue(name, value)]));
}
