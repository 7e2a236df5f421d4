import { CheckCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { type SettingStateDto, useUpdateSettingMutation } from '@lions/api-client';
import { highestOf, isSwitchedOn, numberOf, type NumberKey, type SwitchKey } from '@lions/domain';
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

/** The texts of a setting that is a number, and its unit. */
const WORDS = {
  mail_delay_minutes: { texts: 'settings.mailDelay', unit: 'settings.mailDelay.minutes' },
  late_offer_hours: { texts: 'settings.lateOffer', unit: 'settings.lateOffer.hours' },
} as const satisfies Record<NumberKey, object>;

interface NumberRowProps {
  setting: NumberKey;
  state: SettingStateDto;
}

/** A setting that is a number. Choosing saves, unless another user changed it first. */
export function NumberRow({ setting: key, state }: NumberRowProps) {
  const { t } = useTranslation();
  const [titleId, textId] = [useId(), useId()];
  const [updateSetting, { isLoading }] = useUpdateSettingMutation();
  const notifyConflict = useSettingConflict(t('settings.conflict'));
  const { value, version } = state;
  const { texts, unit } = WORDS[key];
  const save = async (chosen: number) => {
    const { error } = await updateSetting({
      key,
      'If-Match': ifMatch(version),
      updateSettingDto: { value: String(chosen) },
    });
    if (!error) notify({ kind: 'success', title: t('settings.saved') });
    else if (!notifyConflict(error)) notifyFailure(t, t('settings.failed'), error);
  };
  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <h3 id={titleId}>{t(`${texts}.title`)}</h3>
        <p id={textId}>{t(`${texts}.text`)}</p>
        <LastChange state={state} />
      </div>
      <div className="admin-row-actions">
        <Select
          aria-labelledby={titleId}
          aria-describedby={textId}
          // A choice may be wider than the chosen one.
          popupMatchSelectWidth={240}
          value={numberOf(key, value ?? undefined)}
          loading={isLoading}
          options={Array.from({ length: highestOf(key) + 1 }, (_, count) => ({
            value: count,
            label: count === 0 ? t(`${texts}.none`) : t(unit, { count }),
          }))}
          onChange={(chosen) => void save(chosen)}
        />
      </div>
    </li>
  );
}
