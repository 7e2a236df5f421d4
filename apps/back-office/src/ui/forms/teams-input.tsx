import { useListTeamsQuery } from '@lions/api-client';
import { LEAGUES, LIMITS } from '@lions/domain';
import { LEAGUE_CONTENT } from '@lions/web-base';
import { Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../screen/loading';
import './teams-input.css';

interface TeamsInputProps {
  /** Passed by the form, as are the value and the change. */
  id?: string;
  /** null: all teams. */
  value?: number[] | null;
  onChange?: (teamIds: number[] | null) => void;
  label: string;
}

/** All teams, or a choice of them by league. */
export function TeamsInput({ id, value = null, onChange, label }: TeamsInputProps) {
  const { t } = useTranslation();
  const { data: teams, error, isLoading, refetch } = useListTeamsQuery({});
  const isLimited = value !== null;
  const groups = LEAGUES.map((league) => ({
    label: LEAGUE_CONTENT[league].label,
    options: (teams ?? [])
      .filter((team) => team.league === league)
      .map((team) => ({ value: team.id, label: team.name })),
  }));
  // A team that was deleted since stays chosen until it is removed here.
  const gone = teams ? (value ?? []).filter((chosen) => !teams.some((team) => team.id === chosen)) : [];
  const removed = gone.map((chosen) => ({ value: chosen, label: t('common.removedTeam', { id: chosen }) }));
  return (
    <>
      <Radio.Group
        {...(id !== undefined && { id })}
        className="teams-input-choice"
        aria-label={label}
        value={isLimited}
        options={[
          { value: false, label: t('common.allTeams') },
          { value: true, label: t('users.someTeams') },
        ]}
        onChange={({ target }) => onChange?.(target.value ? [] : null)}
      />
      {isLimited && error && !teams && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isLimited && !(error && !teams) && (
        <Select
          mode="multiple"
          className="teams-input"
          aria-label={t('users.someTeams')}
          placeholder={t('users.chooseTeams')}
          loading={isLoading}
          maxCount={LIMITS.teamsOfCoach}
          optionFilterProp="label"
          value={teams ? value : []}
          options={[...groups.filter(({ options }) => options.length > 0), ...removed]}
          onChange={(chosen: number[]) => onChange?.(chosen)}
        />
      )}
    </>
  );
}
