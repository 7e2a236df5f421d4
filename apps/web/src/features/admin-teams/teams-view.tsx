import { PlusOutlined } from '@ant-design/icons';
import { useCurrentUser, type TeamDto } from '@lions/api-client';
import { Button } from 'antd';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LEAGUE_CONTENT } from '../../content/leagues';
import { DeletedTeamsFold } from '../../ui/admin-deleted';
import { AdminView } from '../../ui/admin-view';
import { LeagueTeams } from './league-teams';
import { TeamDialogPart } from './team-dialog-part';
import { leaguesOf, useTeamFilter } from './team-filter';
import { TeamFilterBar } from './team-filter-bar';

/** Team management: a league or both, their teams, and what can be done with them (spec 2.5). */
export function TeamsView() {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const { filter, setFilter } = useTeamFilter();
  const leagues = leaguesOf(filter);
  const [dialog, setDialog] = useState<{ team?: TeamDto }>();
  return (
    <AdminView title={t('teams.title')}>
      <div className="admin-toolbar">
        <TeamFilterBar filter={filter} onChange={setFilter} />
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          {...TeamDialogPart.ahead}
          onClick={() => setDialog({})}
        >
          {t('teams.addTeam')}
        </Button>
      </div>
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
