import { useListTeamsQuery, type TeamDto } from '@lions/api-client';
import { compareTeams, teamTone } from '@lions/domain';
import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PlayersCard } from '../features/player-list/players-card';
import { CheckInLink, OpenRoster, RosterButton, useOpenRoster } from '../features/registrations/roster-part';
import { TryoutSessionsCard } from '../features/tryouts/tryout-sessions-card';
import { GoneAlert, useLastSeen } from '../ui/screen/gone';
import { LoadFailed } from '../ui/screen/loading';
import { OutOfScopeNote, useTeamScope } from '../ui/session/team-scope';
import { AdminView } from '../ui/screen/view';
import './tryouts-view.css';
import { LoadingLines } from '../ui/screen/loading-lines';

/** Tryout management: a visible team, its tryout sessions and its competing players. */
export function TryoutsView() {
  const { t } = useTranslation();
  return (
    <AdminView title={t('tryouts.title')}>
      <TeamChoice />
    </AdminView>
  );
}

function TeamChoice() {
  const { t } = useTranslation();
  const { data, error, isLoading, refetch } = useListTeamsQuery({});
  const [search, setSearch] = useSearchParams();
  const canChange = useTeamScope();
  const visible = (data ?? []).filter(({ isVisible }) => isVisible).sort(compareTeams);
  const own = visible.filter(({ id }) => canChange(id));
  const teams = [...own, ...visible.filter(({ id }) => !canChange(id))];
  const { selected, isGone } = useSelectedTeam(teams, own, search.get('team'));
  if (isLoading) return <LoadingLines />;
  // A failed refetch keeps the loaded teams and the input below.
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (teams.length === 0 && !selected) return <Empty description={t('tryouts.noTeams')} />;
  return (
    <>
      <TeamRow
        teams={teams}
        selected={selected}
        onSelect={({ id }) => setSearch({ view: 'tryouts', team: String(id) }, { preventScrollReset: true })}
      />
      {selected ? (
        // The key resets open forms and typed names when another team is chosen.
        <div key={selected.id} className="admin-stack">
          {isGone && <GoneAlert title={t('tryouts.teamGone')} text={t('tryouts.teamGoneText')} />}
          {!canChange(selected.id) && <OutOfScopeNote of="team" />}
          <TeamSessions team={selected} isReadOnly={!canChange(selected.id)} />
          <PlayersCard team={selected} isReadOnly={!canChange(selected.id)} />
        </div>
      ) : (
        <p className="admin-hint">
          {search.has('team') ? t('tryouts.teamMissing') : `${t('tryouts.noTeamSelected')}.`}{' '}
          {t('tryouts.selectTeam')}
        </p>
      )}
    </>
  );
}

/** A team's sessions, each with its registrations. */
function TeamSessions({ team, isReadOnly }: { team: TeamDto; isReadOnly: boolean }) {
  const registrations = useOpenRoster('registrations');
  return (
    <TryoutSessionsCard
      team={team}
      isReadOnly={isReadOnly}
      actions={(session) => (
        <>
          <RosterButton target={session} onOpen={registrations.open} />
          {!isReadOnly && <CheckInLink target={session} />}
        </>
      )}
    >
      {(sessions) => <OpenRoster targets={sessions} state={registrations} />}
    </TryoutSessionsCard>
  );
}

/**
 * The team in the address. It is kept when it is deleted or hidden meanwhile, so that the input is not lost.
 */
function useSelectedTeam(teams: TeamDto[], own: TeamDto[], asked: string | null) {
  const listed = teams.find(({ id }) => String(id) === asked);
  const { row, isGone } = useLastSeen(asked, listed);
  // The only one that the user may change is selected by default.
  return { selected: row ?? (own.length === 1 ? own[0] : undefined), isGone };
}

interface TeamRowProps {
  teams: TeamDto[];
  selected: TeamDto | undefined;
  onSelect: (team: TeamDto) => void;
}

/** Team buttons, the user's own teams first: M18 teams gold, the others blue. */
function TeamRow({ teams, selected, onSelect }: TeamRowProps) {
  const { t } = useTranslation();
  return (
    <div className="admin-team-row" role="group" aria-label={t('tryouts.chooseTeam')}>
      {teams.map((team) => (
        <button
          key={team.id}
          type="button"
          className="admin-team"
          data-tone={teamTone(team.name)}
          aria-pressed={team === selected}
          onClick={() => onSelect(team)}
        >
          {team.name}
        </button>
      ))}
    </div>
  );
}
