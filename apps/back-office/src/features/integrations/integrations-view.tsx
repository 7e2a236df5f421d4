import { useTranslation } from 'react-i18next';
import { AdminView } from '../../ui/screen/view';
import { ApiKeysCard } from './api-keys-card';
import { WebhooksSection } from './webhooks-section';
import { EmbedSection } from './embed-section';

/** Access for other sites and programs, for superadmins: one section for each way. */
export function IntegrationsView() {
  const { t } = useTranslation();
  return (
    <AdminView title={t('integrations.title')}>
      <p className="admin-hint">{t('integrations.intro')}</p>
      <ApiKeysCard />
      <WebhooksSection />
      <EmbedSection />
    </AdminView>
  );
}
