import { UndoOutlined } from '@ant-design/icons';
import { useListDeletedQuery } from '@lions/api-client';
import { formatTimes, locationLabel } from '@lions/domain';
import { formatDay, LEAGUE_CONTENT, notify } from '@lions/web-base';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clubToday, useMomentFormat } from '../time/clock';
import { type Outcome, restoringQuestion, useAnnouncedChange } from '../changes/use-announced-change';
import type { Question } from '../dialogs/confirm-dialog';
import { notifyFailure } from '../forms/errors';
import { useLanguage } from '../session/language';
import { LoadFailed, LoadingLines } from '../screen/loading';

const KINDS = ['all', 'team', 'session'] as const;

/** Which kinds are shown. */
type DeletedKind = (typeof KINDS)[number];

const NONE_KEYS = { all: 'deleted.none', team: 'deleted.noTeams', session: 'deleted.noSessions' } as const;

/** Rows deleted in the last 30 days, with a restore button, for superadmins; filtered by kind. */
export function DeletedCard() {
  const { t } = useTranslation();
  const [kind, setKind] = useState<DeletedKind>('all');
  return (
    <section className="admin-card" aria-labelledby="deleted-title">
      <div className="admin-card-head">
        <h2 id="deleted-title">{t('deleted.title')}</h2>
        <Segmented
          aria-label={t('deleted.show')}
          options={KINDS.map((value) => ({ value, label: t(`deleted.kinds.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      <DeletedList kind={kind} />
    </section>
  );
}

/** The deleted teams, collapsed below the others, for superadmins. */
export function DeletedTeamsFold() {
  const { t } = useTranslation();
  const { data } = useDeleted();
  return (
    <details className="admin-card admin-fold">
      <summary>
        <h2>{t('deleted.teamsTitle')}</h2>
        {data && <span className="admin-hint">({data.teams.length})</span>}
      </summary>
      <DeletedList kind="team" />
    </details>
  );
}

const useDeleted = () => useListDeletedQuery(undefined, { refetchOnMountOrArgChange: true });

function DeletedList({ kind }: { kind: DeletedKind }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { data, error, isLoading, refetch } = useDeleted();
  const { change } = useAnnouncedChange();
  if (isLoading) return <LoadingLines />;
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;

  const teams = (data?.teams ?? []).map(({ id, name, league, deletedAt }) => ({
    key: `team ${id}`,
    name: t('deleted.team', { name, league: LEAGUE_CONTENT[league].label }),
    place: '',
    isPast: false,
    deletedAt,
    restore: (question: Question) => change({ call: 'restoreTeam', arg: { id }, question, onlyIfTold: true }),
  }));
  const sessions = (data?.sessions ?? []).map(({ id, teamName, date, time, location, deletedAt }) => ({
    key: `session ${id}`,
    name: `${teamName}, ${formatDay(date, language)}, ${formatTimes(time, language)}`,
    place: locationLabel(location, language),
    isPast: date < clubToday(),
    deletedAt,
    restore: (question: Question) =>
      change({ call: 'restoreTryoutSession', arg: { id }, question, onlyIfTold: true }),
  }));
  const rows = { all: [...teams, ...sessions], team: teams, session: sessions }[kind];
  if (rows.length === 0) return <p className="admin-hint">{t(NONE_KEYS[kind])}</p>;
  return (
    <ul className="admin-lines">
      {rows.map(({ key, ...row }) => (
        <DeletedRow key={key} {...row} />
      ))}
    </ul>
  );
}

interface DeletedRowProps {
  name: string;
  place: string;
  /** Whether a session is over; false for a team. */
  isPast: boolean;
  deletedAt: string;
  restore: (question: Question) => Promise<Outcome>;
}

function DeletedRow({ name, place, isPast, deletedAt, restore }: DeletedRowProps) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const bringBack = async () => {
    const outcome = await restore(restoringQuestion(t, name));
    if (outcome?.error) notifyFailure(t, t('deleted.restoreFailed'), outcome.error);
    else if (outcome) notify({ kind: 'success', title: t('deleted.restored', { name }) });
  };
  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <h3>{name}</h3>
        {place && <p>{place}</p>}
        <p className="admin-hint">{t('deleted.deletedOn', { when: formatMoment(deletedAt) })}</p>
        {isPast && <p className="admin-hint">{t('deleted.pastKept')}</p>}
      </div>
      <div className="admin-row-actions">
        <Button
          icon={<UndoOutlined aria-hidden />}
          aria-label={t('deleted.restoreNamed', { name })}
          onClick={() => void bringBack()}
        >
          {t('deleted.restore')}
        </Button>
      </div>
    </li>
  );
}
