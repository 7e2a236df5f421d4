import { UndoOutlined } from '@ant-design/icons';
import {
  useListDeletedQuery,
  useRestoreTeamMutation,
  useRestoreTryoutSessionMutation,
} from '@lions/api-client';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { LEAGUE_CONTENT } from '../../content/leagues';
import { formatDay, formatTimes } from '../../i18n/formats';
import { useMomentFormat } from '../../ui/admin-clock';
import { notifyFailure } from '../../ui/admin-errors';
import { useLanguage } from '../../ui/admin-language';
import { LoadFailed } from '../../ui/admin-load-failed';
import { notify } from '../../ui/notice-store';

/** What was deleted in the last 30 days and can be brought back (decisions 6). */
export function DeletedCard() {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const query = useListDeletedQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isLoading, refetch } = query;
  const [restoreTeam] = useRestoreTeamMutation();
  const [restoreSession] = useRestoreTryoutSessionMutation();

  const rows = [
    ...(data?.teams ?? []).map(({ id, name, league, deletedAt }) => ({
      key: `team ${id}`,
      name: t('autoDeletion.deletedTeam', { name, league: LEAGUE_CONTENT[league].label }),
      place: '',
      deletedAt,
      restore: () => restoreTeam({ id }),
    })),
    ...(data?.sessions ?? []).map(({ id, teamName, date, time, location, deletedAt }) => ({
      key: `session ${id}`,
      name: `${teamName}, ${formatDay(date, language)}, ${formatTimes(time, language)}`,
      place: location,
      deletedAt,
      restore: () => restoreSession({ id }),
    })),
  ];
  return (
    <section className="admin-card" aria-labelledby="deleted-title">
      <h2 id="deleted-title">{t('autoDeletion.deletedTitle')}</h2>
      {isLoading && <Skeleton active />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && !error && rows.length === 0 && <p className="admin-hint">{t('autoDeletion.deletedNone')}</p>}
      <ul className="admin-lines" hidden={rows.length === 0}>
        {!error && rows.map(({ key, ...row }) => <DeletedRow key={key} {...row} />)}
      </ul>
    </section>
  );
}

interface DeletedRowProps {
  name: string;
  place: string;
  deletedAt: string;
  restore: () => Promise<{ error?: unknown }>;
}

function DeletedRow({ name, place, deletedAt, restore }: DeletedRowProps) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const bringBack = async () => {
    const { error } = await restore();
    if (error) notifyFailure(t, t('autoDeletion.restoreFailed'), error);
    else notify({ kind: 'success', title: t('autoDeletion.restored', { name }) });
  };
  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <h3>{name}</h3>
        {place && <p>{place}</p>}
        <p className="admin-hint">{t('autoDeletion.deletedOn', { when: formatMoment(deletedAt) })}</p>
      </div>
      <div className="admin-row-actions">
        <Button
          icon={<UndoOutlined aria-hidden />}
          aria-label={t('autoDeletion.restoreNamed', { name })}
          onClick={() => void bringBack()}
        >
          {t('autoDeletion.restore')}
        </Button>
      </div>
    </li>
  );
}
