import { addDays, civilAt, instantAt, weekOf, type CivilDate } from '@lions/domain';

/** The club's weeks between two instants, both included, from Sunday on. */
export function weeksBetween(first: Date, last: Date, zone: string): CivilDate[] {
  const weeks: CivilDate[] = [];
  const end = civilAt(last, zone).date;
  for (let week = weekOf(civilAt(first, zone).date); week <= end; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

/** SQL with its parameters. */
interface Expression {
  sql: string;
  parameters: string[];
}

/**
 * SQL for the place of an instant's week in `weeks`: the databases share no function for a week of a time zone. It
 * is a binary search, because a CASE with a branch per week would compare each row with all of them.
 */
export function weekIndex(column: string, weeks: readonly CivilDate[], zone: string): Expression {
  const search = (low: number, high: number): Expression => {
    if (low === high) return { sql: String(low), parameters: [] };
    const middle = Math.ceil((low + high) / 2);
    const [earlier, later] = [search(low, middle - 1), search(middle, high)];
    const start = instantAt(weeks[middle] as CivilDate, 0, zone).toISOString();
    return {
      sql: `CASE WHEN ${column} < ? THEN ${earlier.sql} ELSE ${later.sql} END`,
      parameters: [start, ...earlier.parameters, ...later.parameters],
    };
  };
  return search(0, Math.max(0, weeks.length - 1));
}
