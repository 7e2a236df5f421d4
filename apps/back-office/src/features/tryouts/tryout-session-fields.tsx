import {
  addMonths,
  endSlots,
  findVenue,
  formatTime,
  formatTimeRange,
  formatTimes,
  LIMITS,
  locationLabel,
  proposedEnd,
  START_SLOTS,
  venueLabel,
  venueLocation,
  VENUES,
  type Minutes,
} from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { Alert, Form, Input, InputNumber, Select, Switch, type FormInstance } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clubToday } from '../../ui/time/clock';
import { civilDay } from '../../ui/time/civil-day';
import { DayPicker } from '../../ui/time/day-picker';
import { useLanguage } from '../../ui/session/language';
import { typedChoice } from '../../ui/forms/typed-choice';
import type { ComparedField } from '../../ui/forms/version-conflict';
import type { TryoutSessionValues } from './tryout-session-values';

const DESCRIPTIONS = [
  { name: 'description', lang: 'en' },
  { name: 'descriptionFr', lang: 'fr' },
] as const;

/** Labels of the fields, for the version comparison. */
export function useTryoutSessionFieldNames(): ComparedField<TryoutSessionValues>[] {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const times = ({ start, end }: TryoutSessionValues) =>
    start === undefined || end === undefined ? '' : formatTimes(formatTimeRange({ start, end }), language);
  return [
    { label: t('tryouts.date'), show: ({ date }) => (date ? formatDay(civilDay(date), language) : '') },
    { label: t('tryouts.startTime'), show: times },
    { label: t('tryouts.location'), show: ({ location = '' }) => locationLabel(location, language) },
    { label: t('tryouts.description'), show: ({ description }) => description ?? '' },
    { label: t('tryouts.descriptionFr'), show: ({ descriptionFr }) => descriptionFr ?? '' },
    { label: t('tryouts.capacity'), show: ({ capacity }) => String(capacity ?? '') },
    {
      label: t('tryouts.shownToPublic'),
      show: ({ isActive }) => t(isActive ? 'tryouts.shown' : 'tryouts.inactive'),
    },
  ];
}

/**
 * Date, start, end, place, description, places and visibility; the offered ends depend on the
 * start.
 */
export function TryoutSessionFields({ form }: { form: FormInstance<TryoutSessionValues> }) {
  const { t } = useTranslation();
  const required = { required: true, message: t('validation.required') };
  const { min, max } = LIMITS.sessionCapacity;
  return (
    <>
      <div className="admin-form-grid">
        <DateField />
        <TimeFields form={form} />
      </div>
      <Form.Item name="location" label={t('tryouts.location')} rules={[required]}>
        <Select
          placeholder={t('tryouts.chooseLocation')}
          options={useLocationOptions(form)}
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
      <div className="admin-form-grid">
        <Form.Item name="capacity" label={t('tryouts.capacity')} rules={[required]}>
          <InputNumber min={min} max={max} precision={0} inputMode="numeric" />
        </Form.Item>
        <Form.Item
          name="isActive"
          label={t('tryouts.shownToPublic')}
          valuePropName="checked"
          extra={t('tryouts.shownHint')}
        >
          <Switch />
        </Form.Item>
      </div>
    </>
  );
}

function DateField() {
  const { t } = useTranslation();
  const today = clubToday();
  const [first, last] = [
    addMonths(today, -LIMITS.sessionPastMonths),
    addMonths(today, LIMITS.sessionFutureMonths),
  ];
  const date = Form.useWatch<TryoutSessionValues['date'] | null>('date');
  return (
    <Form.Item
      name="date"
      label={t('tryouts.date')}
      rules={[{ required: true, message: t('validation.required') }]}
      extra={date && civilDay(date) < today ? <span role="alert">{t('tryouts.pastDate')}</span> : undefined}
    >
      <DayPicker first={first} last={last} />
    </Form.Item>
  );
}

function TimeFields({ form }: { form: FormInstance<TryoutSessionValues> }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const start = Form.useWatch<Minutes | undefined>('start', form);
  const ends = endSlots(start);
  const required = { required: true, message: t('validation.required') };
  const options = (slots: readonly Minutes[]) =>
    slots.map((value) => ({ value, label: formatTime(value, language) }));
  // An end that was proposed follows the start; one that a person chose stays while it is later.
  const proposed = useRef<Minutes>(undefined);
  const startAt = (chosen: Minutes) => {
    const end = form.getFieldValue('end') as Minutes | undefined;
    if (end !== undefined && end !== proposed.current && end > chosen) return;
    proposed.current = proposedEnd(chosen);
    form.setFieldValue('end', proposed.current);
  };
  return (
    <>
      <Form.Item name="start" label={t('tryouts.startTime')} rules={[required]}>
        <Select
          placeholder={t('tryouts.chooseTime')}
          options={options(START_SLOTS)}
          showSearch={typedChoice()}
          onChange={startAt}
        />
      </Form.Item>
      <Form.Item name="end" label={t('tryouts.endTime')} rules={[required]}>
        <Select
          placeholder={t('tryouts.chooseTime')}
          options={options(ends)}
          showSearch={typedChoice()}
          disabled={ends.length === 0}
        />
      </Form.Item>
      {ends.length === 0 && <Alert type="warning" showIcon role="alert" title={t('tryouts.noEndTime')} />}
    </>
  );
}

/**
 * The seven venues, and the session's own place where it is none of them: editing must not change
 * it.
 */
function useLocationOptions(form: FormInstance<TryoutSessionValues>) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const stored = Form.useWatch<string | undefined>('location', form);
  const venues = VENUES.map((venue) => ({ value: venueLocation(venue), label: venueLabel(venue, language) }));
  const isListed = stored === undefined || venues.some(({ value }) => value === stored);
  if (isListed) return venues;
  const venue = findVenue(stored);
  const label = venue ? venueLabel(venue, language) : t('tryouts.keptLocation', { location: stored });
  return [...venues, { value: stored, label }];
}
