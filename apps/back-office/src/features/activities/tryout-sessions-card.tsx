import { PlusOutlined } from '@ant-design/icons';
import {
  type TeamDto,
  type TryoutSessionDto,
  useCurrentUser,
  useListTryoutSessionsQuery,
} from '@lions/api-client';
import { Button, Empty } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLayer, useParameterWhileOpen } from '../../ui/screen/address';
import { MessageButton } from '../../ui/families/message-button';
import { useMomentFormat } from '../../ui/time/clock';
import { useLastSeen } from '../../ui/screen/gone';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { DeletedSessions } from './deleted-sessions';
import { SessionFormPart, TryoutSessionRow } from './tryout-session-row';
import { copiedSession, newSession } from './form/activity-values';
import { OpenRoster } from './roster/roster-part';
import { usePages } from '../../ui/tables/table';
import { isOver } from './activity';

/** Creation time of the newest session. */
const latestCreation = (sessions: TryoutSessionDto[]) =>
  sessions
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);

interface TryoutSessionsCardProps {
  team: TeamDto;
  isReadOnly: boolean;
}

/** 'Sessions - {team}': the list, and the form that adds or edits a session. */
export function TryoutSessionsCard({ team, isReadOnly }: TryoutSessionsCardProps) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const { user } = useCurrentUser();
  const { data: sessions, error, isLoading, refetch } = useListTryoutSessionsQuery({ id: team.id });
  const { form, formKey, add, copy, edit, close } = useOpenForm(sessions);
  const roster = useLayer('registrations');
  const latest = latestCreation(sessions ?? []);

  return (
    <section className="admin-card" aria-labelledby="sessions-title">
      <div className="admin-card-head">
        <h2 id="sessions-title">{t('tryouts.sessionsOf', { team: team.name })}</h2>
        <div className="admin-row-actions">
          <MessageButton target={{ teamId: team.id }} name={team.name} isReadOnly={isReadOnly} />
          {!isReadOnly && (
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              {...SessionFormPart.ahead}
              onClick={add}
            >
              {t('tryouts.addSession')}
            </Button>
          )}
        </div>
      </div>
      {/* Below the buttons: above, its arrival would move them from under a finger. */}
      {sessions && (
        <p className="admin-hint">
          {t('common.lastUpdated', { when: latest ? formatMoment(latest) : t('tryouts.noSessionsYet') })}
        </p>
      )}
      {form && !isReadOnly && !isLoading && (
        <SessionFormPart key={formKey} {...form} teamId={team.id} onClose={close} />
      )}
      {isLoading && <AdminSpinner text={t('tryouts.loadingSessions')} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {sessions?.length === 0 && (!form || isReadOnly) && <Empty description={t('tryouts.noSessions')} />}
      {sessions && sessions.length > 0 && (
        <TryoutSessionList sessions={sessions}>
          {(session) => (
            <TryoutSessionRow
              key={session.id}
              session={session}
              isReadOnly={isReadOnly}
              canRestore={user?.role === 'superadmin'}
              onRoster={() => roster.open(session.id)}
              onEdit={() => edit(session)}
              onCopy={() => copy(session)}
            />
          )}
        </TryoutSessionList>
      )}
      {sessions && <OpenRoster activities={sessions} layer={roster} />}
      {user?.role === 'superadmin' && <DeletedSessions teamId={team.id} />}
    </section>
  );
}

/**
 * The open form: a new session, a copy, or an edited one, initially from the address (`&edit=new`, `&edit=12`).
 */
function useOpenForm(sessions: TryoutSessionDto[] | undefined) {
  const [search] = useSearchParams();
  const [editedId, setEditedId] = useState(search.get('edit'));
  useParameterWhileOpen('edit', editedId);
  const [begun, setBegun] = useState<{ copied?: TryoutSessionDto } | undefined>(
    editedId === 'new' ? {} : undefined,
  );
  const listed = sessions?.find(({ id }) => String(id) === editedId);
  const { row: edited, isGone } = useLastSeen(editedId, listed);
  const open = (id: number | undefined, begin?: { copied?: TryoutSessionDto }) => {
    setEditedId(id === undefined ? null : String(id));
    setBegun(begin);
  };
  const copiedKey = begun?.copied ? `copy ${begun.copied.id}` : 'new';
  return {
    formKey: edited?.id ?? copiedKey,
    form: edited
      ? { edited, isGone }
      : begun && {
          initial: begun.copied ? copiedSession(begun.copied, sessions ?? []) : newSession(sessions ?? []),
        },
    add: () => open(undefined, {}),
    copy: (copied: TryoutSessionDto) => open(undefined, { copied }),
    edit: ({ id }: TryoutSessionDto) => open(id),
    close: () => open(undefined),
  };
}

/** Rows per page: rendering up to two thousand rows blocks input. */
const PAGE_SIZE = 50;

interface TryoutSessionListProps {
  sessions: TryoutSessionDto[];
  children: (session: TryoutSessionDto) => ReactNode;
}

/**
 * Upcoming sessions, with past ones collapsed below; a session whose end is unknown counts as
 * upcoming.
 */
function TryoutSessionList({ sessions, children: showRow }: TryoutSessionListProps) {
  const { t } = useTranslation();
  const [isPastOpen, setPastOpen] = useState(false);
  const now = new Date();
  const isPast = (session: TryoutSessionDto) => isOver(session, now);
  const ahead = sessions.filter((session) => !isPast(session));
  // Most recent first.
  const past = sessions.filter(isPast).reverse();
  return (
    <>
      {ahead.length > 0 ? (
        <PagedLines rows={ahead} showRow={showRow} />
      ) : (
        <p className="admin-hint">{t('tryouts.noneAhead')}</p>
      )}
      {past.length > 0 && (
        <details className="admin-fold" onToggle={({ currentTarget }) => setPastOpen(currentTarget.open)}>
          <summary>{t('tryouts.pastSessions', { total: past.length })}</summary>
          {isPastOpen && <PagedLines rows={past} showRow={showRow} />}
        </details>
      )}
    </>
  );
}

interface PagedLinesProps {
  rows: TryoutSessionDto[];
  showRow: (session: TryoutSessionDto) => ReactNode;
}

function PagedLines({ rows, showRow }: PagedLinesProps) {
  const { shown, pages } = usePages(rows, PAGE_SIZE);
  return (
    <>
      <ul className="admin-lines">{shown.map(showRow)}</ul>
      {pages}
    </>
  );
}
