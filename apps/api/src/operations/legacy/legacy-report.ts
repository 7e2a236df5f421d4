import { LEGACY_LISTS, type LegacyList, type LegacyRefusal } from './legacy-file.js';

/** The result for a file's rows. */
export interface LegacyReport {
  /** Rows that became sessions, registrations and users. */
  taken: Record<LegacyList, number>;
  /** Rows that an earlier run imported. */
  known: Record<LegacyList, number>;
  /** New teams, hidden until a coach shows them. */
  teams: number;
  /** Imported registrations without a place. */
  waiting: number;
  refused: LegacyRefusal[];
}

export function emptyReport(refused: readonly LegacyRefusal[]): LegacyReport {
  const none = () => ({ tryouts: 0, tryoutRegistrations: 0, users: 0 });
  return { taken: none(), known: none(), teams: 0, waiting: 0, refused: [...refused] };
}

interface ReportOptions {
  isWritten: boolean;
  showNames: boolean;
}

/** The report as lines to print; names only on request, values never. */
export function reportLines(report: LegacyReport, { isWritten, showNames }: ReportOptions): string[] {
  const { taken, known, teams, waiting, refused } = report;
  const refusedRows = (list: LegacyList) =>
    new Set(refused.filter((refusal) => refusal.list === list).map(({ row }) => row)).size;
  return [
    isWritten ? 'Written:' : 'Dry run, nothing was written (--write writes it):',
    ...LEGACY_LISTS.map(
      (list) =>
        `  ${list}: ${taken[list]} taken, ${known[list]} taken before, ${refusedRows(list)} not taken`,
    ),
    `  new teams (hidden until a coach shows them): ${teams}`,
    `  registrations on a waiting list: ${waiting}`,
    ...refused.map(({ list, row, field, reason, name }) => {
      const whom = showNames && name !== undefined ? ` (${JSON.stringify(name)})` : '';
      return `  not taken: ${list} row ${row}${whom}: ${field}: ${reason}`;
    }),
  ];
}
