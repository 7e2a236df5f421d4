import { useTranslation } from 'react-i18next';
import { Button } from 'antd';
import { useState } from 'react';
import { AdminView } from '../../ui/screen/view';
import { useAuditFilter } from './audit-filter';
import { ExportButton } from './export-button';
import { AuditPages } from './audit-pages';
import { partOnDemand } from '../../ui/screen/part';
import type { FilterProps } from './filter-fields';
import './audit.css';

/** Audit log, for superadmins: filters, pages and CSV download. */
export function AuditView() {
  const { t } = useTranslation();
  const [filter, setFilter] = useAuditFilter();
  return (
    <AdminView title={t('audit.title')}>
      <p className="admin-hint">{t('audit.intro')}</p>
      <FilterCard filter={filter} onChange={setFilter} />
      <section className="admin-card" aria-labelledby="audit-title">
        <div className="admin-card-head">
          <h2 id="audit-title">{t('audit.listTitle')}</h2>
          <ExportButton filter={filter} />
        </div>
        <AuditPages key={JSON.stringify(filter)} filter={filter} />
      </section>
    </AdminView>
  );
}

const FilterFields = partOnDemand(async () => (await import('./filter-fields')).FilterFields);

/** Filters of the log, folded until one applies: their fields take half of a phone's screen. */
function FilterCard({ filter, onChange }: FilterProps) {
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
