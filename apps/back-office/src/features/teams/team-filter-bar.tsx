import { CloseOutlined } from '@ant-design/icons';
import { LEAGUES } from '@lions/domain';
import { LEAGUE_CONTENT } from '@lions/web-base';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TeamFilter } from './team-filter';

interface TeamFilterBarProps {
  filter: TeamFilter;
  onChange: (filter: TeamFilter) => void;
}

const LEAGUE_CHOICES = LEAGUES.map((league) => ({ value: league, label: LEAGUE_CONTENT[league].label }));

/**
 * Chooses a league or both, and whether hidden teams are shown; other filters from the address can
 * be removed with a tap.
 */
export function TeamFilterBar({ filter, onChange }: TeamFilterBarProps) {
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
