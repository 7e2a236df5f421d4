import { PlusOutlined } from '@ant-design/icons';
import {
  useCurrentUser,
  useListTryoutSessionsQuery,
  type TeamDto,
  type TryoutSessionDto,
} from '@lions/api-client';
import { Button, Empty } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useParameterWhileOpen } from '../../ui/admin-address';
import { useMomentFormat } from '../../ui/admin-clock';
import { useLastSeen } from '../../ui/admin-last-seen';
import { LoadFailed } from '../../ui/admin-load-failed';
import { AdminSpinner } from '../../ui/admin-spinner';
import { DeletedSessions } from './deleted-sessions';
import { TryoutSessionFormPart } from './tryout-session-form-part';
import { TryoutSessionList } from './tryout-session-list';
import { TryoutSessionRow } from './tryout-session-row';

/** When the newest of the sessions was made. */
const latestCreation = (sessions: TryoutSessionDto[]) =>
  sessions
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);

interface TryoutSessionsCardProps {
  team: TeamDto;
  /** What else can be done with a session. */
  actions: (session: TryoutSessionDto) => ReactNode;
  /** What these actions open, as soon as the sessions are there. */
  children: (sessions: TryoutSessionDto[]) => ReactNode;
}

/** 'Sessions - {team}': the list, and the form that adds or edits one (spec 2.5). */
export function TryoutSessionsCard({ team, actions, children }: TryoutSessionsCardProps) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const { user } = useCurrentUser();
  const { data: sessions, error, isLoading, refetch } = useListTryoutSessionsQuery({ id: team.id });
  const { form, formKey, add, copy, edit, close } = useOpenForm(sessions);
  const latest = latestCreation(sessions ?? []);

  return (
    <section className="admin-card" aria-labelledby="sessions-title">
      <div className="admin-card-head">
        <div>
          <h2 id="sessions-title">{t('tryouts.sessionsOf', { team: team.name })}</h2>
          {sessions && (
            <p className="admin-hint">
              {t('common.lastUpdated', { when: latest ? formatMoment(latest) : t('tryouts.noSessionsYet') })}
            </p>
          )}
        </div>
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          {...TryoutSessionFormPart.ahead}
          onClick={add}
        >
          {t('tryouts.addSession')}
        </Button>
      </div>
      {form && <TryoutSessionFormPart key={formKey} {...form} teamId={team.id} onClose={close} />}
      {isLoading && <AdminSpinner text={t('tryouts.loadingSessions')} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {sessions?.length === 0 && <Empty description={t('tryouts.noSessions')} />}
      {sessions && sessions.length > 0 && (
        <TryoutSessionList sessions={sessions}>
          {(session) => (
            <TryoutSessionRow
              key={session.id}
              session={session}
              canRestore={user?.role === 'superadmin'}
              onEdit={() => edit(session)}
              onCopy={() => copy(session)}
            >
              {actions(session)}
            </TryoutSessionRow>
          )}
        </TryoutSessionList>
      )}
      {sessions && children(sessions)}
      {user?.role === 'superadmin' && <DeletedSessions teamId={team.id} />}
    </section>
  );
}

/** Which form is open: a new session's, a copy's, or an edited one's, at first that of the address (`&edit=12`). */
function useOpenForm(sessions: TryoutSessionDto[] | undefined) {
  const [search] = useSearchParams();
  const [editedId, setEditedId] = useState(search.get('edit'));
  useParameterWhileOpen('edit', editedId);
  const [begun, setBegun] = useState<{ copied?: TryoutSessionDto }>();
  const listed = sessions?.find(({ id }) => String(id) === editedId);
  const { row: edited, isGone } = useLastSeen(editedId, listed);
  const open = (id: number | undefined, begin?: { copied?: TryoutSessionDto }) => {
    setEditedId(id === undefined ? null : String(id));
    setBegun(begin);
  };
  const copiedKey = begun?.copied ? `copy ${begun.copied.id}` : 'new';
  return {
    formKey: edited?.id ?? copiedKey,
    form: edited ? { edited, isGone } : begun,
    add: () => open(undefined, {}),
    copy: (copied: TryoutSessionDto) => open(undefined, { copied }),
    edit: ({ id }: TryoutSessionDto) => open(id),
    close: () => open(undefined),
  };
}
