import {
  dataAndError,
  useListRegistrationsQuery,
  type RegistrationDto,
  type TryoutSessionDto,
} from '@lions/api-client';
import { Alert } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FamiliesToTell } from '../../ui/families/families-to-tell';
import { MessageButton } from '../../ui/families/message-button';
import { hasBegun } from '../../ui/family-links/told';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { OutOfScopeNote, useTeamScope } from '../../ui/session/team-scope';
import type { TableColumn } from '../../ui/tables/table';
import { clubToday, useMomentFormat } from '../../ui/time/clock';
import { EmailLink } from '../../ui/families/email-link';
import { AddPlayer } from './add-player';
import { MoveDialog } from './move-dialog';
import { RegistrationActions } from './registration-actions';
import { MailTag } from './registration-tags';
import { sessionCsv } from './files/roster-csv';
import { RosterFiles } from './files/roster-files';
import { RosterFilters } from './roster-filters';
import { ageWords, countOf, fileName, ROSTER_POLLING, type RosterTarget } from './roster';
import { RosterLedger } from './roster-ledger';
import { RosterTable } from './roster-table';
import { useListFollows, useTargetName } from './roster-target';

interface SessionRosterProps {
  session: TryoutSessionDto;
  /** All sessions of the team: possible destinations of a move. */
  sessions: readonly RosterTarget[];
  titleId: string;
}

/** Registrations of one tryout session, cancelled ones included; filtered by status, position and text. */
export function SessionRoster({ session, sessions, titleId }: SessionRosterProps) {
  const { t } = useTranslation();
  const columns = useColumns();
  const { when, where } = useTargetName(session);
  const canChange = useTeamScope()(session.teamId);
  const [moving, setMoving] = useState<RegistrationDto>();
  const { data, error, refetch } = useListRegistrationsQuery(
    { id: session.id },
    { ...ROSTER_POLLING, selectFromResult: dataAndError },
  );
  const actions = useCallback(
    (row: RegistrationDto) => (
      <RegistrationActions
        row={row}
        promoteText={t('registrations.confirmText', { name: row.playerName })}
        onMove={() => setMoving(row)}
      />
    ),
    [t],
  );
  // Of a cancelled session too: its families may have to be told.
  const isToTell = !hasBegun(session);
  const tags = useCallback((row: RegistrationDto) => isToTell && <MailTag row={row} />, [isToTell]);
  // A signed-in user gets full rows; the public's shortened rows have no name.
  const rows = useMemo(() => data?.filter((row): row is RegistrationDto => 'playerName' in row), [data]);
  useListFollows(session, rows);
  if (error && !rows) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!rows) return <AdminSpinner text={t('registrations.loading')} />;
  const counts = {
    registered: countOf(rows, 'confirmed'),
    count: session.capacity,
    waiting: countOf(rows, 'waiting'),
  };
  return (
    <>
      {!canChange && <OutOfScopeNote of="team" />}
      {session.cancelledAt !== null && (
        <Alert type="warning" showIcon className="admin-alert" title={t('registrations.cancelledSession')} />
      )}
      <p className="admin-count" role="status">
        <b>{t('registrations.counts', counts)}</b>
      </p>
      <div className="registrations-top">
        {canChange && session.cancelledAt === null && <AddPlayer sessionId={session.id} rows={rows} />}
        <MessageButton
          target={{ sessionId: session.id }}
          name={`${when} · ${where}`}
          isReadOnly={!canChange}
        />
        {rows.length > 0 && <SessionFiles rows={rows} session={session} />}
      </div>
      <FamiliesToTell target={{ sessionId: session.id }} title={t('families.toTell.title')} />
      {rows.length === 0 ? (
        <p className="admin-hint">{t('registrations.none')}</p>
      ) : (
        <RosterFilters rows={rows}>
          {(shown) => (
            <RosterTable
              labelledBy={titleId}
              rows={shown}
              columns={columns}
              tags={tags}
              actions={canChange ? actions : undefined}
            />
          )}
        </RosterFilters>
      )}
      <RosterLedger target={session} />
      {moving && (
        <MoveDialog row={moving} target={session} targets={sessions} onClosed={() => setMoving(undefined)} />
      )}
    </>
  );
}

/** Files of a tryout session; its sheet has the ages. */
function SessionFiles({ rows, session }: { rows: RegistrationDto[]; session: TryoutSessionDto }) {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const { when, where, team } = useTargetName(session);
  return (
    <RosterFiles
      fileName={fileName(t('registrations.fileName'), team, session.date)}
      csv={() => sessionCsv(t, moment, rows)}
      sheet={() => ({
        title: team,
        lines: [t('registrations.title', { when }), where],
        noteTitle: t('registrations.age'),
        notes: new Map(rows.map((row) => [row.id, ageWords(t, row)])),
        rows,
      })}
    />
  );
}

function useColumns(): TableColumn<RegistrationDto>[] {
  const { t } = useTranslation();
  const thisYear = Number(clubToday().slice(0, 4));
  return useMemo(
    () => [
      {
        key: 'age',
        title: t('registrations.age'),
        show: (row) => ageWords(t, row),
        sortBy: ({ playerAge, birthYear }) => (birthYear === null ? (playerAge ?? 0) : thisYear - birthYear),
      },
      {
        key: 'parent',
        title: t('registrations.parent'),
        show: ({ parentName, parentEmail, parentPhone }) => (
          <div className="registrations-parent">
            <span>{parentName}</span>
            <EmailLink address={parentEmail} />
            {parentPhone && <a href={`tel:${parentPhone.replace(/[^+\d]/g, '')}`}>{parentPhone}</a>}
          </div>
        ),
        sortBy: ({ parentName }) => parentName,
      },
    ],
    [t, thisYear],
  );
}
