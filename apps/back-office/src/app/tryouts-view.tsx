import { type TeamDto, useListTeamsQuery } from '@lions/api-client';
import { compareTeams, TEAM_FIELDS, teamTone } from '@lions/domain';
import { Alert, Empty, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PlayersCard } from '../features/player-list/players-card';
import { TryoutSessionsCard } from '../features/activities/tryout-sessions-card';
import { useTeamSwitch } from '../features/teams/list/team-actions';
import { GoneAlert, useLastSeen } from '../ui/screen/gone';
import { LoadFailed, LoadingLines } from '../ui/screen/loading';
import { useLanguage } from '../ui/session/language';
import { ownAddress } from '../ui/session/own-address';
import { OutOfScopeNote, useTeamScope } from '../ui/session/team-scope';
import { AdminView } from '../ui/screen/view';
import './tryouts-view.css';

/** Tryout management: a team, its tryout sessions and its competing players. */
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
  const all = [...(data ?? [])].sort(compareTeams);
  const visible = all.filter(({ isVisible }) => isVisible);
  const hidden = all.filter(({ isVisible }) => !isVisible);
  const own = visible.filter(({ id }) => canChange(id));
  const teams = [...own, ...visible.filter(({ id }) => !canChange(id))];
  const { selected, isGone } = useSelectedTeam(all, own, search.get('team'));
  const select = ({ id }: TeamDto) =>
    setSearch({ view: 'tryouts', team: String(id) }, { preventScrollReset: true });
  if (isLoading) return <LoadingLines />;
  // A failed refetch keeps the loaded teams and the input below.
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (all.length === 0 && !selected) return <Empty description={t('tryouts.noTeams')} />;
  return (
    <>
      {teams.length > 0 && (
        <TeamRow label={t('tryouts.chooseTeam')} teams={teams} selected={selected} onSelect={select} />
      )}
      {teams.length === 0 && !selected && <Empty description={t('tryouts.noTeams')} />}
      {hidden.length > 0 && (
        <details className="admin-fold" open={selected?.isVisible === false}>
          <summary>{t('tryouts.hiddenTeams')}</summary>
          <TeamRow label={t('tryouts.hiddenTeams')} teams={hidden} selected={selected} onSelect={select} />
        </details>
      )}
      {selected ? (
        // The key resets open forms and typed names when another team is chosen.
        <div key={selected.id} className="admin-stack">
          {isGone && <GoneAlert title={t('tryouts.teamGone')} text={t('tryouts.teamGoneText')} />}
          {!selected.isVisible && (
            <Alert type="info" showIcon className="admin-alert" title={t('tryouts.teamHidden')} />
          )}
          {!canChange(selected.id) && <OutOfScopeNote of="team" />}
          {!isGone && <RegistrationSwitch team={selected} isReadOnly={!canChange(selected.id)} />}
          <TryoutSessionsCard team={selected} isReadOnly={!canChange(selected.id)} />
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

/** The team in the address, hidden or not. It is kept when it is deleted, so that the input is not lost. */
function useSelectedTeam(teams: TeamDto[], own: TeamDto[], asked: string | null) {
  const listed = teams.find(({ id }) => String(id) === asked);
  const { row, isGone } = useLastSeen(asked, listed);
  // The only one that the user may change is selected by default.
  return { selected: row ?? (own.length === 1 ? own[0] : undefined), isGone };
}

interface RegistrationSwitchProps {
  team: TeamDto;
  isReadOnly: boolean;
}

/** Whether families can register for the team's sessions, switched at once, and a link to what they see. */
function RegistrationSwitch({ team, isReadOnly }: RegistrationSwitchProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { update, isLoading } = useTeamSwitch(team);
  const [labelId, hintId] = [useId(), useId()];
  return (
    <div className="admin-registration">
      <span id={labelId}>{TEAM_FIELDS.registrationOpen[language]}</span>
      <Switch
        checked={team.registrationOpen}
        loading={isLoading}
        disabled={isReadOnly}
        aria-labelledby={labelId}
        aria-describedby={hintId}
        onChange={(registrationOpen) => void update({ registrationOpen })}
      />
      <b>{t(team.registrationOpen ? 'teams.registrationOpen' : 'teams.registrationClosed')}</b>
      {team.isVisible && <a href={ownAddress(`/hockey-programs/team/${team.id}`)}>{t('teams.publicPage')}</a>}
      <p id={hintId} className="admin-hint">
        {t('teams.registrationOpenHint')}
      </p>
    </div>
  );
}

interface TeamRowProps {
  label: string;
  teams: TeamDto[];
  selected: TeamDto | undefined;
  onSelect: (team: TeamDto) => void;
}

/** Team buttons, the user's own teams first: M18 teams gold, the others blue. */
function TeamRow({ label, teams, selected, onSelect }: TeamRowProps) {
  return (
    <div className="admin-team-row" role="group" aria-label={label}>
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
