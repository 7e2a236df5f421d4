import { CheckCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { type SettingStateDto, useUpdateSettingMutation } from '@lions/api-client';
import { isSwitchedOn, LIMITS, mailDelayOf, type SwitchKey } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Select, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../../ui/time/clock';
import { notifyFailure } from '../../ui/forms/errors';
import { useActorName, useSettingConflict } from '../../ui/forms/setting-conflict';
import { ifMatch } from '../../ui/forms/version-conflict';
import { Tag } from '../../ui/screen/tags';

interface FlagRowProps {
  flag: SwitchKey;
  state: SettingStateDto;
}

/**
 * One setting: description, switch, last change. Switching saves, unless another user changed it
 * first.
 */
export function FlagRow({ flag: key, state }: FlagRowProps) {
  const { t } = useTranslation();
  const [titleId, textId] = [useId(), useId()];
  const [updateSetting, { isLoading }] = useUpdateSettingMutation();
  const notifyConflict = useSettingConflict(t('settings.conflict'));
  const isOn = isSwitchedOn(key, state.value);
  const save = async (enabled: boolean) => {
    const { error } = await updateSetting({
      key,
      'If-Match': ifMatch(state.version),
      updateSettingDto: { value: String(enabled) },
    });
    if (!error) notify({ kind: 'success', title: t('settings.saved') });
    else if (!notifyConflict(error)) notifyFailure(t, t('settings.failed'), error);
  };
  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <h3 id={titleId}>{t(`settings.flags.${key}.title`)}</h3>
        <p id={textId}>{t(`settings.flags.${key}.text`)}</p>
        <FlagState isOn={isOn} />
        <LastChange state={state} />
      </div>
      <div className="admin-row-actions admin-switch">
        <Switch
          aria-labelledby={titleId}
          aria-describedby={textId}
          checked={isOn}
          loading={isLoading}
          onChange={(enabled) => void save(enabled)}
        />
      </div>
    </li>
  );
}

function FlagState({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation();
  return isOn ? (
    <Tag look="good" icon={<CheckCircleOutlined aria-hidden />}>
      {t('settings.on')}
    </Tag>
  ) : (
    <Tag look="quiet" icon={<MinusCircleOutlined aria-hidden />}>
      {t('settings.off')}
    </Tag>
  );
}

/** Who changed a setting last. */
export function LastChange({ state: { value, changedBy, changedAt } }: { state: SettingStateDto }) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const name = useActorName();
  if (changedAt === null) return <p className="admin-hint">{t('settings.neverChanged')}</p>;
  const when = formatMoment(changedAt);
  return (
    <p className="admin-hint">
      {changedBy === null
        ? t('settings.changed', { when })
        : t('settings.changedBy', { name: name(changedBy), when })}
      {value === null && ` ${t('settings.byDefault')}`}
    </p>
  );
}

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
