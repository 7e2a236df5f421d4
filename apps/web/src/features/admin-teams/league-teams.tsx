import { useListTeamsQuery, type TeamDto } from '@lions/api-client';
import type { League } from '@lions/domain';
import { Empty, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { LEAGUE_CONTENT } from '../../content/leagues';
import { LoadFailed } from '../../ui/admin-load-failed';
import { isNarrow, passes, type TeamFilter } from './team-filter';
import { TeamList } from './team-list';

interface LeagueTeamsProps {
  league: League;
  filter: TeamFilter;
  onEdit: (team: TeamDto) => void;
}

/** A league's teams, or those that the filter leaves, which are counted then. */
export function LeagueTeams({ league, filter, onEdit }: LeagueTeamsProps) {
  const { t } = useTranslation();
  const { data: teams, error, isLoading, refetch } = useListTeamsQuery({ league });
  if (isLoading) return <Skeleton active />;
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
          {...{ league, teams, onEdit }}
          {...(isNarrow(filter) && { shownIds: shown.map(({ id }) => id) })}
        />
      )}
    </>
  );
}
