import { PlusOutlined } from '@ant-design/icons';
import { useListTryoutSessionsQuery, type TeamDto, type TryoutSessionDto } from '@lions/api-client';
import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../../ui/admin-clock';
import { LoadFailed } from '../../ui/admin-load-failed';
import { AdminSpinner } from '../../ui/admin-spinner';
import { TryoutSessionForm } from './tryout-session-form';
import { TryoutSessionRow } from './tryout-session-row';

/** When the newest of the sessions was made. */
const latestCreation = (sessions: TryoutSessionDto[]) =>
  sessions
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);

/** 'Sessions - {team}': the list, and the form that adds or edits one (spec 2.5). */
export function TryoutSessionsCard({ team }: { team: TeamDto }) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const [form, setForm] = useState<{ edited?: TryoutSessionDto }>();
  const { data: sessions, error, isLoading, refetch } = useListTryoutSessionsQuery({ id: team.id });
  const latest = latestCreation(sessions ?? []);

  return (
    <section className="admin-card" aria-labelledby="sessions-title">
      <div className="admin-card-head">
        <div>
          <h2 id="sessions-title">{t('tryouts.sessionsOf', { team: team.name })}</h2>
          {sessions && (
            <p className="admin-hint">
              {latest
                ? t('common.lastUpdated', { when: formatMoment(latest) })
                : t('common.lastUpdated', { when: t('tryouts.noSessionsYet') })}
            </p>
          )}
        </div>
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setForm({})}>
          {t('tryouts.addSession')}
        </Button>
      </div>
      {form && (
        <TryoutSessionForm
          key={form.edited?.id ?? 'new'}
          teamId={team.id}
          edited={form.edited}
          onClose={() => setForm(undefined)}
        />
      )}
      {isLoading && <AdminSpinner text={t('tryouts.loadingSessions')} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {sessions?.length === 0 && <Empty description={t('tryouts.noSessions')} />}
      {sessions && sessions.length > 0 && (
        <ul className="admin-lines">
          {sessions.map((session) => (
            <TryoutSessionRow
              key={session.id}
              session={session}
              onEdit={() => setForm({ edited: session })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
