import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../../ui/forms/errors';
import { useIsPrinting } from '../../../ui/screen/printing';
import { useLanguage } from '../../../ui/session/language';
import { downloadCsv } from '../../../ui/tables/csv';
import { useMomentFormat } from '../../../ui/time/clock';
import { isPractice, type Activity } from '../activity';
import { useActivityName } from '../activity-names';
import { CheckInSheet } from './check-in-sheet';
import { fileName, type RosterRow } from './roster';
import { rosterCsv } from './roster-csv';

interface RosterFilesOptions {
  activity: Activity;
  /** In the order of the list. */
  rows: readonly RosterRow[];
}

/** Exports of a roster: CSV, and a one-page check-in sheet that is on paper only. */
export function useRosterFiles({ activity, rows }: RosterFilesOptions) {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const { when, where, team } = useActivityName(activity);
  const [language] = useLanguage();
  const isPrinting = useIsPrinting();
  const save = () => {
    const kind = t(isPractice(activity) ? 'practices.fileName' : 'registrations.fileName');
    const csv = rosterCsv(t, moment, activity, rows);
    return downloadCsv(language, `${fileName(kind, team, activity.date)}.csv`, csv.header, csv.rows).catch(
      (error: unknown) => notifyFailure(t, t('registrations.saveCsv'), error),
    );
  };
  const sheet = isPractice(activity)
    ? { title: t('practices.sheetTitle'), lines: [when] }
    : { title: team, lines: [t('registrations.title', { when }), where], hasAges: true };
  return {
    actions: [
      { key: 'csv', label: t('registrations.saveCsv'), onClick: () => void save() },
      { key: 'print', label: t('registrations.print'), onClick: () => window.print() },
    ],
    sheet: isPrinting && <CheckInSheet {...sheet} rows={rows} />,
  };
}
