import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { type TeamDto, useCurrentUser, useListTeamsQuery } from '@lions/api-client';
import { LEAGUE_CONTENT } from '@lions/web-base';
import { Alert, Button, Empty, Segmented } from 'antd';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type League, LEAGUES } from '@lions/domain';
import { DeletedTeamsFold } from '../../../ui/clean-up/deleted';
import { teamAddress } from '../../../ui/screen/link-targets';
import { AdminView } from '../../../ui/screen/view';
import { TeamDialogPart } from './team-actions';
import { isNarrow, leaguesOf, passes, type TeamFilter, useTeamFilter } from './team-filter';
import { LoadFailed, LoadingLines } from '../../../ui/screen/loading';
import { TeamList } from './team-list';

/** Team management: the teams of one league or both, and their actions. */
export function TeamsView() {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const { filter, setFilter } = useTeamFilter();
  const leagues = leaguesOf(filter);
  const hasAllTeams = user?.teamIds === null;
  const [dialog, setDialog] = useState<{ team?: TeamDto }>();
  const [created, setCreated] = useState<TeamDto>();
  return (
    <AdminView title={t('teams.title')}>
      <div className="admin-toolbar">
        <TeamFilterBar filter={filter} onChange={setFilter} />
        {hasAllTeams && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            {...TeamDialogPart.ahead}
            onClick={() => setDialog({})}
          >
            {t('teams.addTeam')}
          </Button>
        )}
      </div>
      {!hasAllTeams && <p className="admin-hint">{t('teams.someTeamsOnly')}</p>}
      {created && (
        <Alert
          type="success"
          showIcon
          role="status"
          title={t('teams.withoutSessions', { name: created.name })}
          action={<Link to={`${teamAddress(created)}&edit=new`}>{t('teams.addSessions')}</Link>}
        />
      )}
      {leagues.map((league) => (
        <Fragment key={league}>
          <h2>{t('teams.listTitle', { league: LEAGUE_CONTENT[league].label })}</h2>
          <LeagueTeams league={league} filter={filter} onEdit={(team) => setDialog({ team })} />
        </Fragment>
      ))}
      {user?.role === 'superadmin' && <DeletedTeamsFold />}
      {dialog && (
        <TeamDialogPart
          league={leagues[0] ?? 'lheq'}
          team={dialog.team}
          onCreated={setCreated}
          onClosed={() => setDialog(undefined)}
        />
      )}
    </AdminView>
  );
}

interface LeagueTeamsProps {
  league: League;
  filter: TeamFilter;
  onEdit: (team: TeamDto) => void;
}

/** Teams of a league, or those that match the filter, with their count. */
function LeagueTeams({ league, filter, onEdit }: LeagueTeamsProps) {
  const { t } = useTranslation();
  const { data: teams, error, isLoading, refetch } = useListTeamsQuery({ league });
  if (isLoading) return <LoadingLines />;
  if (error && !teams) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!teams?.length) {
    return <Empty description={t('teams.noTeams', { league: LEAGUE_CONTENT[league].label })} />;
  }
  const shown = teams.filter((team) => passes(filter, team));
  return (
    <>
      {isNarrow(filter) && (
        <p className="admin-hint" role="status">
          {t('teams.found', { count: shown.length, total: teams.length })}
        </p>
      )}
      {shown.length > 0 && (
        <TeamList
          key={league}
          league={league}
          teams={teams}
          onEdit={onEdit}
          {...(isNarrow(filter) && { shownIds: shown.map(({ id }) => id) })}
        />
      )}
    </>
  );
}

interface TeamFilterBarProps {
  filter: TeamFilter;
  onChange: (filter: TeamFilter) => void;
}

const LEAGUE_CHOICES = LEAGUES.map((league) => ({ value: league, label: LEAGUE_CONTENT[league].label }));

/**
 * Chooses a league or both, and whether hidden teams are shown; other filters from the address can
 * be removed with a tap.
 */
function TeamFilterBar({ filter, onChange }: TeamFilterBarProps) {
  const { t } = useTranslation();
  const { visible, withPlayers, ...rest } = filter;
  const players = withPlayers && { withPlayers };
  return (
    <div className="team-filters">
      <Segmented
        aria-label={t('teams.league')}
        options={[...LEAGUE_CHOICES, { value: 'all' as const, label: t('teams.bothLeagues') }]}
        value={filter.league}
        onChange={(league) => onChange({ ...filter, league })}
      />
      <Segmented
        aria-label={t('teams.visibility')}
        options={[
          { value: 'all', label: t('teams.allTeams') },
          { value: 'true', label: t('teams.visibleOnly') },
          { value: 'false', label: t('teams.hiddenOnly') },
        ]}
        value={visible === undefined ? 'all' : String(visible)}
        onChange={(value) =>
          onChange({ ...rest, ...players, ...(value !== 'all' && { visible: value === 'true' }) })
        }
      />
      {withPlayers && (
        <Button
          icon={<CloseOutlined aria-hidden />}
          iconPlacement="end"
          aria-label={t('teams.removeFilter', { text: t('teams.withPlayers') })}
          onClick={() => onChange({ ...rest, ...(visible !== undefined && { visible }) })}
        >
          {t('teams.withPlayers')}
        </Button>
      )}
    </div>
  );
}
