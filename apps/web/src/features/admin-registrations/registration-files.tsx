import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { useListTeamsQuery, type RegistrationDto, type TryoutSessionDto } from '@lions/api-client';
import { Button } from 'antd';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../../ui/admin-clock';
import { downloadCsv } from '../../ui/admin-csv';
import { notifyFailure } from '../../ui/admin-errors';
import { registrationCsv } from './registration-csv';
import { ageWords } from './registration-words';

interface RegistrationFilesProps {
  rows: RegistrationDto[];
  session: TryoutSessionDto;
  when: string;
}

/** The list to take along: as a file for a spreadsheet, and as a check-in sheet on paper. */
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
      {createPortal(<CheckInSheet rows={rows} session={session} when={when} />, document.body)}
    </div>
  );
}

/** Shown on paper only: who has a place, by name, with a box to tick; no e-mail or phone leaves on it. */
function CheckInSheet({ rows, session, when }: RegistrationFilesProps) {
  const { t } = useTranslation();
  const { data: teams } = useListTeamsQuery({});
  const team = teams?.find(({ id }) => id === session.teamId);
  const byName = rows
    .filter(({ status }) => status === 'confirmed')
    .sort((a, b) => a.playerName.localeCompare(b.playerName, 'fr-CA'));
  return (
    <section className="registrations-sheet">
      <h2>{team?.name}</h2>
      <p>{t('registrations.title', { when })}</p>
      <p>{session.location}</p>
      <table>
        <thead>
          <tr>
            {(['number', 'player', 'position', 'age', 'present'] as const).map((title) => (
              <th key={title} scope="col">
                {t(`registrations.${title}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byName.map((row, index) => (
            <tr key={row.id}>
              <td>{index + 1}</td>
              <td>{row.playerName}</td>
              <td>{t(`registrations.positions.${row.playerPosition}`)}</td>
              <td>{ageWords(t, row)}</td>
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
