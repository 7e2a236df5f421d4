import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { useListTeamsQuery, type RegistrationDto, type TryoutSessionDto } from '@lions/api-client';
import { locationLabel } from '@lions/domain';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { CheckInSheet } from '../../ui/registrations/check-in-sheet';
import { useMomentFormat } from '../../ui/time/clock';
import { downloadCsv } from '../../ui/tables/csv';
import { notifyFailure } from '../../ui/forms/errors';
import { useLanguage } from '../../ui/session/language';
import { registrationCsv } from './registration-csv';
import { ageWords } from './registration-words';

interface RegistrationFilesProps {
  rows: RegistrationDto[];
  session: TryoutSessionDto;
  when: string;
}

/** Exports of the list: CSV, and a check-in sheet to print. */
export function RegistrationFiles({ rows, session, when }: RegistrationFilesProps) {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const save = () => {
    const file = registrationCsv(t, moment, rows);
    return downloadCsv(`${t('registrations.fileName')}-${session.date}.csv`, file.header, file.rows).catch(
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
      <SessionSheet rows={rows} session={session} when={when} />
    </div>
  );
}

/** Check-in sheet of a tryout session, with ages. */
function SessionSheet({ rows, session, when }: RegistrationFilesProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { data: teams } = useListTeamsQuery({});
  const sheetRows = rows
    .filter(({ status }) => status === 'confirmed')
    .map((row) => ({
      id: row.id,
      playerName: row.playerName,
      note: ageWords(t, row),
      position: t(`registrations.positions.${row.playerPosition}`),
    }));
  return (
    <CheckInSheet
      title={teams?.find(({ id }) => id === session.teamId)?.name}
      lines={[t('registrations.title', { when }), locationLabel(session.location, language)]}
      noteTitle={t('registrations.age')}
      rows={sheetRows}
    />
  );
}
