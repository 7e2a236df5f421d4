import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../../ui/forms/errors';
import { useIsPrinting } from '../../../ui/screen/printing';
import { useLanguage } from '../../../ui/session/language';
import { downloadCsv } from '../../../ui/tables/csv';
import { useMomentFormat } from '../../../ui/time/clock';
import { isPractice, type Activity } from '../activity';
import { useActivityName } from '../activity-names';
import { ageWords, fileName, positionOf, type RosterRow } from './roster';
import { rosterCsv } from './roster-csv';

interface RosterFilesProps {
  activity: Activity;
  rows: readonly RosterRow[];
}

/** Exports of a roster: CSV, and a one-page check-in sheet to print. */
export function RosterFiles({ activity, rows }: RosterFilesProps) {
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
  return (
    <div className="admin-form-actions">
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void save()}>
        {t('registrations.saveCsv')}
      </Button>
      <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
        {t('registrations.print')}
      </Button>
      {isPrinting &&
        (isPractice(activity) ? (
          <CheckInSheet title={t('practices.sheetTitle')} lines={[when]} rows={rows} />
        ) : (
          <CheckInSheet
            title={team}
            lines={[t('registrations.title', { when }), where]}
            rows={rows}
            hasAges
          />
        ))}
    </div>
  );
}

interface CheckInSheetProps {
  title: string | undefined;
  /** Day and time, place. */
  lines: string[];
  /** The roster; only registered players are printed. */
  rows: readonly RosterRow[];
  hasAges?: boolean;
}

/** Print-only sheet: registered players by name with a box to tick; without e-mail and phone. */
function CheckInSheet({ title, lines, rows, hasAges = false }: CheckInSheetProps) {
  const { t } = useTranslation();
  const byName = rows
    .filter(({ status }) => status === 'confirmed')
    .sort((a, b) => a.playerName.localeCompare(b.playerName, 'fr-CA'));
  const isNumbered = byName.some(({ tryoutNumber }) => tryoutNumber !== null);
  return createPortal(
    <section className="registrations-sheet">
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('registrations.number')}</th>
            <th scope="col">{t('registrations.player')}</th>
            <th scope="col">{t('registrations.position')}</th>
            {hasAges && <th scope="col">{t('registrations.age')}</th>}
            <th scope="col">{t('registrations.present')}</th>
          </tr>
        </thead>
        <tbody>
          {byName.map((row, index) => (
            <tr key={row.id}>
              <td className={isNumbered ? 'registrations-tryout-number' : undefined}>
                {isNumbered ? row.tryoutNumber : index + 1}
              </td>
              <td>{row.playerName}</td>
              <td>{t(`registrations.positions.${positionOf(row)}`)}</td>
              {hasAges && <td>{ageWords(t, row)}</td>}
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
