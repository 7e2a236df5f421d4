import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import type { PracticeDto, PracticeRegistrationDto } from '@lions/api-client';
import { playerPositionOf } from '@lions/domain';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { CheckInSheet } from '../../ui/registrations/check-in-sheet';
import { useMomentFormat } from '../../ui/time/clock';
import { downloadCsv } from '../../ui/tables/csv';
import { notifyFailure } from '../../ui/forms/errors';
import { useSessionName } from '../../ui/time/session-name';
import { rosterCsv } from './roster-csv';

interface RosterFilesProps {
  rows: PracticeRegistrationDto[];
  practice: PracticeDto;
}

/** Exports of the roster: CSV, and a one-page check-in sheet to print. */
export function RosterFiles({ rows, practice }: RosterFilesProps) {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const when = useSessionName()(practice);
  const save = () => {
    const file = rosterCsv(t, moment, rows);
    return downloadCsv(`${t('practices.fileName')}-${practice.date}.csv`, file.header, file.rows).catch(
      (error: unknown) => notifyFailure(t, t('registrations.saveCsv'), error),
    );
  };
  const sheetRows = rows
    .filter(({ status }) => status === 'confirmed')
    .map(({ id, playerName, position }) => ({
      id,
      playerName,
      position: t(`registrations.positions.${playerPositionOf(position)}`),
    }));
  return (
    <div className="registrations-top">
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void save()}>
        {t('registrations.saveCsv')}
      </Button>
      <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
        {t('registrations.print')}
      </Button>
      <CheckInSheet title={t('practices.sheetTitle')} lines={[when]} rows={sheetRows} />
    </div>
  );
}
