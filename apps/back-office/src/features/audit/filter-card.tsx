import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partOnDemand } from '../../ui/screen/part';
import type { FilterProps } from './filter-fields';

const FilterFields = partOnDemand(async () => (await import('./filter-fields')).FilterFields);

/** Filters of the log, folded until one applies: their fields take half of a phone's screen. */
export function FilterCard({ filter, onChange }: FilterProps) {
  const { t } = useTranslation();
  const count = Object.values(filter).filter((value) => value !== undefined).length;
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <details
      className="admin-card admin-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{t('audit.filterTitle')}</h2>
        {count > 0 && <span className="admin-hint">({count})</span>}
      </summary>
      {isOpen && (
        <>
          <FilterFields filter={filter} onChange={onChange} />
          <Button className="audit-more" disabled={count === 0} onClick={() => onChange({})}>
            {t('audit.clear')}
          </Button>
        </>
      )}
    </details>
  );
}
