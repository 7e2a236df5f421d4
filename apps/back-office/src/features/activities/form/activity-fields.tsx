import {
  addMonths,
  findVenue,
  formatMoney,
  formatTime,
  formatTimeRange,
  formatTimes,
  LIMITS,
  locationLabel,
  practiceCapacities,
  venueLabel,
  venueLocation,
  VENUES,
  WEB_PATTERN,
  type Minutes,
} from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { Alert, Form, Input, InputNumber, Select, Switch } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { typedChoice } from '../../../ui/forms/typed-choice';
import type { ComparedField } from '../../../ui/forms/version-conflict';
import { useLanguage } from '../../../ui/session/language';
import { civilDay } from '../../../ui/time/days';
import { clubToday } from '../../../ui/time/clock';
import { DayPicker } from '../../../ui/time/day-picker';
import {
  ACTIVITY_KINDS,
  endAfter,
  offeredEnds,
  offeredStarts,
  typedDollars,
  type ActivityKind,
  type ActivityValues,
} from './activity-values';

const DESCRIPTIONS = [
  { name: 'description', lang: 'en' },
  { name: 'descriptionFr', lang: 'fr' },
] as const;

/** Labels of the fields, for the version comparison. */
export function useComparedFields(kind: ActivityKind): ComparedField<ActivityValues>[] {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { area } = ACTIVITY_KINDS[kind];
  const times = ({ start, end }: ActivityValues) =>
    start === undefined || end === undefined ? '' : formatTimes(formatTimeRange({ start, end }), language);
  const sessionFields: ComparedField<ActivityValues>[] = [
    { label: t('tryouts.location'), show: ({ location = '' }) => locationLabel(location, language) },
    { label: t('tryouts.description'), show: ({ description }) => description ?? '' },
    { label: t('tryouts.descriptionFr'), show: ({ descriptionFr }) => descriptionFr ?? '' },
  ];
  return [
    { label: t(`${area}.date`), show: ({ date }) => (date ? formatDay(civilDay(date), language) : '') },
    { label: t(kind === 'practice' ? 'practices.time' : 'tryouts.startTime'), show: times },
    ...(kind === 'session' ? sessionFields : []),
    { label: t(`${area}.capacity`), show: ({ capacity }) => String(capacity ?? '') },
    { label: t('tryouts.fee'), show: ({ fee }) => (fee ? formatMoney(Math.round(fee * 100), language) : '') },
    { label: t('tryouts.feeUrl'), show: ({ feeUrl }) => feeUrl ?? '' },
    {
      label: t('tryouts.shownToPublic'),
      show: ({ isActive }) => t(isActive ? `${area}.shown` : `${area}.inactive`),
    },
  ];
}

interface KindProps {
  kind: ActivityKind;
}

interface TimeProps extends KindProps {
  /** Proposed end of a new activity: it follows the start until the user chooses another. */
  proposedEnd?: Minutes | undefined;
}

/** Day, start, end, places and visibility, and the place and descriptions of a session. */
export function ActivityFields({ kind, proposedEnd }: TimeProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="admin-form-grid">
        <DateField kind={kind} />
        <TimeFields kind={kind} proposedEnd={proposedEnd} />
      </div>
      {kind === 'session' && <PlaceFields />}
      <div className="admin-form-grid">
        {kind === 'practice' ? <PracticeCapacity /> : <SessionCapacity />}
        <Form.Item
          name="isActive"
          label={t('tryouts.shownToPublic')}
          valuePropName="checked"
          extra={t(ACTIVITY_KINDS[kind].activeHint)}
        >
          <Switch />
        </Form.Item>
      </div>
      <FeeFields />
    </>
  );
}

/** The fee, and where it is paid. */
function FeeFields() {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const optional = (label: string) => `${label} ${t('common.optional')}`;
  return (
    <div className="admin-form-grid">
      <Form.Item name="fee" label={optional(t('tryouts.fee'))} extra={t('tryouts.feeHint')}>
        <InputNumber<number | string>
          min={0}
          max={LIMITS.fee.max / 100}
          precision={2}
          inputMode="decimal"
          suffix="$"
          parser={typedDollars}
          decimalSeparator={language === 'fr' ? ',' : '.'}
        />
      </Form.Item>
      <Form.Item
        name="feeUrl"
        label={optional(t('tryouts.feeUrl'))}
        rules={[{ pattern: WEB_PATTERN, message: t('validation.webInvalid') }]}
      >
        <Input type="url" maxLength={LIMITS.feeUrl} placeholder="https://" />
      </Form.Item>
    </div>
  );
}

/** Last day on which an activity may be scheduled. */
export const lastDay = (kind: ActivityKind) => addMonths(clubToday(), ACTIVITY_KINDS[kind].futureMonths);

function DateField({ kind }: KindProps) {
  const { t } = useTranslation();
  const { area, dateRequired, pastMonths } = ACTIVITY_KINDS[kind];
  const today = clubToday();
  const date = Form.useWatch<ActivityValues['date'] | null>('date');
  const isPast = date && civilDay(date) < today;
  return (
    <Form.Item
      name="date"
      label={t(`${area}.date`)}
      rules={[{ required: true, message: t(dateRequired) }]}
      extra={isPast ? <span role="alert">{t('tryouts.pastDate')}</span> : undefined}
    >
      <DayPicker first={addMonths(today, -pastMonths)} last={lastDay(kind)} />
    </Form.Item>
  );
}

/** Start and end; the offered ends depend on the start. */
function TimeFields({ kind, proposedEnd }: TimeProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const form = Form.useFormInstance<ActivityValues>();
  const { area, timeRequired } = ACTIVITY_KINDS[kind];
  const start = Form.useWatch<Minutes | undefined>('start', form);
  const end = Form.useWatch<Minutes | undefined>('end', form);
  const ends = offeredEnds(kind, start, end);
  const proposed = useRef(proposedEnd);
  const startAt = (chosen: Minutes) => {
    const former = form.getFieldValue('end') as Minutes | undefined;
    const next = endAfter(kind, chosen, former, proposed.current);
    if (next === former) return;
    proposed.current = next;
    form.setFieldValue('end', next);
  };
  const rules = [{ required: true, message: t(timeRequired) }];
  const options = (slots: readonly Minutes[]) =>
    slots.map((value) => ({ value, label: formatTime(value, language) }));
  const common = { placeholder: t('tryouts.chooseTime'), showSearch: typedChoice() };
  return (
    <>
      <Form.Item name="start" label={t(`${area}.startTime`)} rules={rules}>
        <Select {...common} options={options(offeredStarts(kind, start))} onChange={startAt} />
      </Form.Item>
      <Form.Item name="end" label={t(`${area}.endTime`)} rules={rules}>
        <Select {...common} options={options(ends)} disabled={ends.length === 0} />
      </Form.Item>
      {kind === 'session' && ends.length === 0 && (
        <Alert type="warning" showIcon role="alert" title={t('tryouts.noEndTime')} />
      )}
    </>
  );
}

/** The arena of a session, and its description in both languages. */
function PlaceFields() {
  const { t } = useTranslation();
  return (
    <>
      <Form.Item
        name="location"
        label={t('tryouts.location')}
        rules={[{ required: true, message: t('validation.required') }]}
      >
        <Select
          placeholder={t('tryouts.chooseLocation')}
          options={useLocationOptions()}
          showSearch={typedChoice()}
        />
      </Form.Item>
      <div className="admin-form-grid">
        {DESCRIPTIONS.map(({ name, lang }) => (
          <Form.Item key={name} name={name} label={`${t(`tryouts.${name}`)} ${t('common.optional')}`}>
            <Input.TextArea
              maxLength={LIMITS.sessionDescription}
              autoSize={{ minRows: 2, maxRows: 6 }}
              lang={lang}
            />
          </Form.Item>
        ))}
      </div>
    </>
  );
}

/** The seven venues, and the session's own place where it is none of them: editing must not change it. */
function useLocationOptions() {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const stored = Form.useWatch<string | undefined>('location');
  const venues = VENUES.map((venue) => ({ value: venueLocation(venue), label: venueLabel(venue, language) }));
  const isListed = stored === undefined || venues.some(({ value }) => value === stored);
  if (isListed) return venues;
  const venue = findVenue(stored);
  const label = venue ? venueLabel(venue, language) : t('tryouts.keptLocation', { location: stored });
  return [...venues, { value: stored, label }];
}

/** Capacity of a practice, with what it means for its two groups. */
function PracticeCapacity() {
  const { t } = useTranslation();
  const { min, max } = LIMITS.practiceCapacity;
  const capacity = Form.useWatch<number | null | undefined>('capacity');
  const rules = [
    { required: true, type: 'number' as const, min, message: t('validation.capacityTooSmall') },
    { type: 'number' as const, max, message: t('validation.capacityTooLarge') },
  ];
  const isCapacity = typeof capacity === 'number' && capacity >= min && capacity <= max;
  return (
    <Form.Item
      name="capacity"
      label={t('practices.capacity')}
      rules={rules}
      extra={isCapacity ? t('practices.capacityHint', practiceCapacities(capacity)) : undefined}
    >
      <InputNumber precision={0} inputMode="numeric" />
    </Form.Item>
  );
}

function SessionCapacity() {
  const { t } = useTranslation();
  const { min, max } = LIMITS.sessionCapacity;
  return (
    <Form.Item
      name="capacity"
      label={t('tryouts.capacity')}
      rules={[{ required: true, message: t('validation.required') }]}
    >
      <InputNumber min={min} max={max} precision={0} inputMode="numeric" />
    </Form.Item>
  );
}
