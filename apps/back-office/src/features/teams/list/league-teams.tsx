import { useListTeamsQuery, type TeamDto } from '@lions/api-client';
import type { League } from '@lions/domain';
import { LEAGUE_CONTENT } from '@lions/web-base';
import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../ui/screen/loading';
import { isNarrow, passes, type TeamFilter } from '../team-filter';
import { TeamList } from './team-list';
import { LoadingLines } from '../../../ui/screen/loading-lines';

interface LeagueTeamsProps {
  league: League;
  filter: TeamFilter;
  onEdit: (team: TeamDto) => void;
}

/** Teams of a league, or those that match the filter, with their count. */
export function LeagueTeams({ league, filter, onEdit }: LeagueTeamsProps) {
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
