import {
  type SettingStateDto,
  useDeleteSettingMutation,
  useListSettingsQuery,
  useUpdateSettingMutation,
} from '@lions/api-client';
import { DEFAULT_CLEANUP_TIME, parseClock24 } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/dialogs/confirm';
import { notifyFailure } from '../../ui/forms/errors';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { useSettingConflict } from '../../ui/forms/setting-conflict';
import { ifMatch } from '../../ui/forms/version-conflict';
import { useTimeQuestion } from './use-time-question';

/** The daily clean-up time: shows, sets or clears it. */
export function TimeCard() {
  const { t } = useTranslation();
  const { setting, error, isLoading, refetch } = useTimeSetting();
  return (
    <section className="admin-card" aria-labelledby="time-title">
      <h2 id="time-title">{t('autoDeletion.timeTitle')}</h2>
      {isLoading && <LoadingLines />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {setting && !error && (
        <>
          <div className="admin-panel">
            <b>{t('autoDeletion.currentSetting')}</b>
            <span>
              {setting.value === null
                ? t('autoDeletion.disabled')
                : t('autoDeletion.enabledAt', { time: setting.value })}
            </span>
          </div>
          <TimeForm setting={setting} />
        </>
      )}
      <h3>{t('autoDeletion.explanationTitle')}</h3>
      <p className="admin-hint">{t('autoDeletion.explanation')}</p>
      <p className="admin-hint">{t('autoDeletion.explanationLate')}</p>
      <p className="admin-hint">{t('autoDeletion.explanationKept')}</p>
    </section>
  );
}

function TimeForm({ setting: { key, value: current, version } }: { setting: SettingStateDto }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [updateSetting, { isLoading }] = useUpdateSettingMutation();
  const { maySave, isLooking } = useTimeQuestion();
  const [deleteSetting] = useDeleteSettingMutation();
  const notifyConflict = useSettingConflict(t('autoDeletion.timeConflict'));
  // The version is sent even while no time is set: when two administrators set the first one, the
  // second gets a conflict.
  const seen = { key, 'If-Match': ifMatch(version) };

  const save = async ({ time }: { time: string }) => {
    const value = time.trim();
    if (!(await maySave(value))) return;
    const { error } = await updateSetting({ ...seen, updateSettingDto: { value } });
    if (!error) notify({ kind: 'success', title: t('autoDeletion.timeSaved') });
    else if (!notifyConflict(error)) notifyFailure(t, t('autoDeletion.timeFailed'), error);
  };
  const turnOff = async () => {
    const question = {
      title: t('autoDeletion.turnOff'),
      text: [t('autoDeletion.confirmTurnOff')],
      action: t('autoDeletion.turnOff'),
    };
    if (!(await confirm(question))) return;
    const { error } = await deleteSetting(seen);
    if (!error) notify({ kind: 'success', title: t('autoDeletion.turnedOff') });
    else if (!notifyConflict(error)) notifyFailure(t, t('autoDeletion.timeFailed'), error);
  };
  const refuse = () =>
    notify({ kind: 'error', title: t('common.error'), description: t('autoDeletion.invalidTime') });
  const isTime = (_: unknown, value: string) =>
    parseClock24(value.trim()) === undefined
      ? Promise.reject(new Error(t('autoDeletion.invalidTime')))
      : Promise.resolve();

  return (
    <Form<{ time: string }>
      layout="vertical"
      noValidate
      requiredMark={false}
      initialValues={{ time: current ?? DEFAULT_CLEANUP_TIME }}
      onFinish={(values) => void save(values)}
      onFinishFailed={refuse}
    >
      <Form.Item name="time" label={t('autoDeletion.timeLabel')} rules={[{ validator: isTime }]}>
        <Input className="admin-short" maxLength={5} inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <div className="admin-form-actions">
        <Button type="primary" htmlType="submit" loading={isLooking || isLoading}>
          {t('autoDeletion.saveTime')}
        </Button>
        {current !== null && <Button onClick={() => void turnOff()}>{t('autoDeletion.turnOff')}</Button>}
      </div>
    </Form>
  );
}

/** The clean-up time setting; value and version are null while it is off. */
export function useTimeSetting() {
  const { data, error, isLoading, refetch } = useListSettingsQuery();
  return { setting: data?.find(({ key }) => key === 'tryout_auto_deletion_time'), error, isLoading, refetch };
}
