import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';

/**
 * Error boundary fallback: a screen threw, or its code could not be loaded, as after a new release of the
 * site.
 */
export function CrashedScreen() {
  const { t } = useTranslation();
  return (
    <main className="admin-main">
      <Result
        status="warning"
        title={<h1>{t('common.crashTitle')}</h1>}
        subTitle={t('common.crashText')}
        extra={
          <Button type="primary" onClick={() => location.reload()}>
            {t('common.reload')}
          </Button>
        }
      />
    </main>
  );
}
