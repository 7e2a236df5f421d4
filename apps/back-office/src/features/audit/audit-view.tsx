import { useTranslation } from 'react-i18next';
import { AdminView } from '../../ui/screen/view';
import { useAuditFilter } from './audit-filter';
import { ExportButton } from './export-button';
import { FilterCard } from './filter-card';
import { AuditPages } from './audit-pages';
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
