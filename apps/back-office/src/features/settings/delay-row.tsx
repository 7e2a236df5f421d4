import { useUpdateSettingMutation, type SettingStateDto } from '@lions/api-client';
import { LIMITS, mailDelayOf } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../ui/forms/errors';
import { useSettingConflict } from '../../ui/forms/setting-conflict';
import { ifMatch } from '../../ui/forms/version-conflict';
import { LastChange } from './flag-row';

const MINUTES = Array.from({ length: LIMITS.mailDelay.max + 1 }, (_, minutes) => minutes);

/** How long mails about a coach's change wait. Choosing saves, unless another user changed it first. */
export function DelayRow({ state }: { state: SettingStateDto }) {
  const { t } = useTranslation();
  const [titleId, textId] = [useId(), useId()];
  const [updateSetting, { isLoading }] = useUpdateSettingMutation();
  const notifyConflict = useSettingConflict(t('settings.conflict'));
  const { key, value, version } = state;
  const save = async (minutes: number) => {
    const { error } = await updateSetting({
      key,
      'If-Match': ifMatch(version),
      updateSettingDto: { value: String(minutes) },
    });
    if (!error) notify({ kind: 'success', title: t('settings.saved') });
    else if (!notifyConflict(error)) notifyFailure(t, t('settings.failed'), error);
  };
  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <h3 id={titleId}>{t('settings.mailDelay.title')}</h3>
        <p id={textId}>{t('settings.mailDelay.text')}</p>
        <LastChange state={state} />
      </div>
      <div className="admin-row-actions">
        <Select
          aria-labelledby={titleId}
          aria-describedby={textId}
          value={mailDelayOf(value ?? undefined)}
          loading={isLoading}
          options={MINUTES.map((minutes) => ({
            value: minutes,
            label: t(minutes === 0 ? 'settings.mailDelay.none' : 'settings.mailDelay.minutes', {
              count: minutes,
            }),
          }))}
          onChange={(minutes) => void save(minutes)}
        />
      </div>
    </li>
  );
}
