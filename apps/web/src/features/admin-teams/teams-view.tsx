import { PlusOutlined } from '@ant-design/icons';
import { useCurrentUser, useListTeamsQuery, type TeamDto } from '@lions/api-client';
import { isLeague, LEAGUES, type League } from '@lions/domain';
import { Button, Empty, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LEAGUE_CONTENT } from '../../content/leagues';
import { DeletedTeamsFold } from '../../ui/admin-deleted';
import { LoadFailed } from '../../ui/admin-load-failed';
import { AdminView } from '../../ui/admin-view';
import { TeamDialogPart } from './team-dialog-part';
import { TeamList } from './team-list';

const LEAGUE_CHOICES = LEAGUES.map((league) => ({ value: league, label: LEAGUE_CONTENT[league].label }));

/** Team management: a league, its teams, and what can be done with them (spec 2.5). */
export function TeamsView() {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('league');
  const league: League = isLeague(asked) ? asked : 'lheq';
  const [dialog, setDialog] = useState<{ team?: TeamDto }>();
  return (
    <AdminView title={t('teams.title')}>
      <div className="admin-toolbar">
        <Segmented
          aria-label={t('teams.league')}
          options={LEAGUE_CHOICES}
          value={league}
          onChange={(chosen) => setSearch({ view: 'teams', league: chosen }, { replace: true })}
        />
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          {...TeamDialogPart.ahead}
          onClick={() => setDialog({})}
        >
          {t('teams.addTeam')}
        </Button>
      </div>
      <h2>{t('teams.listTitle', { league: LEAGUE_CONTENT[league].label })}</h2>
      <LeagueTeams league={league} onEdit={(team) => setDialog({ team })} />
      {user?.role === 'superadmin' && <DeletedTeamsFold />}
      {dialog && <TeamDialogPart league={league} team={dialog.team} onClosed={() => setDialog(undefined)} />}
    </AdminView>
  );
}

function LeagueTeams({ league, onEdit }: { league: League; onEdit: (team: TeamDto) => void }) {
  const { t } = useTranslation();
  const { data: teams, error, isLoading, refetch } = useListTeamsQuery({ league });
  if (isLoading) return <Skeleton active />;
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!teams?.length) {
    return <Empty description={t('teams.noTeams', { league: LEAGUE_CONTENT[league].label })} />;
  }
  return <TeamList key={league} league={league} teams={teams} onEdit={onEdit} />;
}
