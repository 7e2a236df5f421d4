import { useUpdateSettingMutation } from '@lions/api-client';
import { Skeleton, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../ui/admin-errors';
import { LoadFailed } from '../../ui/admin-load-failed';
import { ifMatch } from '../../ui/admin-version-conflict';
import { notify } from '../../ui/notice-store';
import { useSetting } from './use-setting';

const KEY = 'development_notice_enabled';

/** The switch of the public site's development notice (decisions 11); without a value it is on. */
export function SiteCard() {
  const { t } = useTranslation();
  const [switchId, hintId] = [useId(), useId()];
  const { setting, error, isLoading, refetch } = useSetting(KEY);
  const [updateSetting, { isLoading: isSaving }] = useUpdateSettingMutation();
  const change = async (enabled: boolean) => {
    const version = setting && { 'If-Match': ifMatch(setting.version) };
    const result = await updateSetting({
      key: KEY,
      ...version,
      updateSettingDto: { value: String(enabled) },
    });
    if (result.error) notifyFailure(t, t('autoDeletion.siteFailed'), result.error);
    else notify({ kind: 'success', title: t('autoDeletion.siteSaved') });
  };
  return (
    <section className="admin-card" aria-labelledby="site-title">
      <h2 id="site-title">{t('autoDeletion.siteTitle')}</h2>
      {isLoading && <Skeleton active paragraph={{ rows: 1 }} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!isLoading && !error && (
        <div className="admin-switch">
          <Switch
            id={switchId}
            aria-describedby={hintId}
            checked={setting?.value !== 'false'}
            loading={isSaving}
            onChange={(enabled) => void change(enabled)}
          />
          <label htmlFor={switchId}>{t('autoDeletion.developmentNotice')}</label>
        </div>
      )}
      <p id={hintId} className="admin-hint">
        {t('autoDeletion.developmentNoticeHint')}
      </p>
    </section>
  );
}
