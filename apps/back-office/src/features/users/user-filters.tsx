import { ROLES } from '@lions/domain';
import { Input, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserFilter } from './user-filter';

const STATES = ['active', 'locked', 'inactive'] as const;

interface UserFiltersProps {
  filter: UserFilter;
  /** Number of matching users, and of all users. */
  shown: number;
  total: number;
  onChange: (filter: UserFilter) => void;
}

/** Filters the list of users by text, role and state. */
export function UserFilters({ filter, shown, total, onChange }: UserFiltersProps) {
  const { t } = useTranslation();
  const id = useId();
  const roles = ROLES.map((value) => ({ value, label: t(`common.${value}`) }));
  const states = STATES.map((value) => ({ value, label: t(`users.state_${value}`) }));
  return (
    <search className="admin-user-filters">
      <div>
        <label htmlFor={`${id}text`}>{t('users.filterText')}</label>
        <Input
          id={`${id}text`}
          type="search"
          allowClear
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}role`}>{t('users.role')}</label>
        <Select<UserFilter['role']>
          id={`${id}role`}
          value={filter.role}
          options={[{ value: 'all', label: t('users.allRoles') }, ...roles]}
          onChange={(role) => onChange({ ...filter, role })}
        />
      </div>
      <div>
        <label htmlFor={`${id}state`}>{t('users.state')}</label>
        <Select<UserFilter['state']>
          id={`${id}state`}
          value={filter.state}
          options={[{ value: 'all', label: t('users.allStates') }, ...states]}
          onChange={(state) => onChange({ ...filter, state })}
        />
      </div>
      <p role="status" className="admin-hint">
        {t('users.filtered', { shown, total })}
      </p>
    </search>
  );
}
