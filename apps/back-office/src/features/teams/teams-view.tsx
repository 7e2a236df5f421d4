import { PlusOutlined } from '@ant-design/icons';
import { useCurrentUser, type TeamDto } from '@lions/api-client';
import { LEAGUE_CONTENT } from '@lions/web-base';
import { Button } from 'antd';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeletedTeamsFold } from '../../ui/clean-up/deleted';
import { AdminView } from '../../ui/screen/view';
import { LeagueTeams } from './list/league-teams';
import { TeamDialogPart } from './list/team-actions';
import { leaguesOf, useTeamFilter } from './team-filter';
import { TeamFilterBar } from './team-filter-bar';

/** Team management: the teams of one league or both, and their actions. */
export function TeamsView() {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const { filter, setFilter } = useTeamFilter();
  const leagues = leaguesOf(filter);
  const hasAllTeams = user?.teamIds === null;
  const [dialog, setDialog] = useState<{ team?: TeamDto }>();
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
          onClosed={() => setDialog(undefined)}
        />
      )}
    </AdminView>
  );
}
