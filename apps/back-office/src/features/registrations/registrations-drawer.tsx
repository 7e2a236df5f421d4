import { useListRegistrationsQuery, type RegistrationDto, type TryoutSessionDto } from '@lions/api-client';
import { Drawer } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GoneAlert } from '../../ui/screen/gone';
import { LoadFailed } from '../../ui/screen/load-failed';
import { AdminSpinner } from '../../ui/screen/spinner';
import '../../ui/registrations/registrations.css';
import { AddPlayer } from './add-player';
import { RegistrationFiles } from './registration-files';
import { RegistrationsTable } from './registrations-table';

interface RegistrationsDrawerProps {
  session: TryoutSessionDto;
  /** Whether the session was deleted while the list was open. */
  isGone: boolean;
  /** Day and time of the session, as in its row. */
  when: string;
  open: boolean;
  onClose: () => void;
}

/** Registrations of one tryout session, with the coach's actions. */
export function RegistrationsDrawer({ session, isGone, when, open, onClose }: RegistrationsDrawerProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size="min(100vw, 80rem)"
      title={<h2 id={titleId}>{t('registrations.title', { when })}</h2>}
      aria-labelledby={titleId}
      closable={{ 'aria-label': t('common.close') }}
      destroyOnHidden
    >
      {isGone && <GoneAlert title={t('tryouts.sessionGone')} text={t('registrations.gone')} />}
      <Registrations session={session} when={when} titleId={titleId} />
    </Drawer>
  );
}

interface RegistrationsProps extends Pick<RegistrationsDrawerProps, 'session' | 'when'> {
  titleId: string;
}

function Registrations({ session, when, titleId }: RegistrationsProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useListRegistrationsQuery(
    { id: session.id },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <AdminSpinner text={t('registrations.loading')} />;
  // A signed-in user gets full rows; the public's shortened rows have no name.
  const rows = data.filter((row): row is RegistrationDto => 'playerName' in row);
  const count = (status: RegistrationDto['status']) => rows.filter((row) => row.status === status).length;
  return (
    <>
      <p className="admin-count" role="status">
        <b>
          {t('registrations.counts', {
            registered: count('confirmed'),
            capacity: session.capacity,
            waiting: count('waiting'),
          })}
        </b>
      </p>
      <div className="registrations-top">
        <AddPlayer sessionId={session.id} rows={rows} />
        {rows.length > 0 && <RegistrationFiles rows={rows} session={session} when={when} />}
      </div>
      {rows.length === 0 ? (
        <p className="admin-hint">{t('registrations.none')}</p>
      ) : (
        <RegistrationsTable rows={rows} labelledBy={titleId} />
      )}
    </>
  );
}
