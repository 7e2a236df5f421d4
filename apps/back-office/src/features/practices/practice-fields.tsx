import {
  addMonths,
  formatPracticeTime,
  formatTime,
  formatTimes,
  LIMITS,
  practiceCapacities,
  type Minutes,
} from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { Form, InputNumber, Select, Switch, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { clubToday } from '../../ui/time/clock';
import { civilDay } from '../../ui/time/civil-day';
import { DayPicker } from '../../ui/time/day-picker';
import { useLanguage } from '../../ui/session/language';
import { typedChoice } from '../../ui/forms/typed-choice';
import type { ComparedField } from '../../ui/forms/version-conflict';
import { endAfter, practiceEnds, practiceStarts, type PracticeValues } from './practice-values';

/** Labels of the fields, for the version comparison. */
export function usePracticeFieldNames(): ComparedField<PracticeValues>[] {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const times = ({ start, end }: PracticeValues) =>
    start === undefined || end === undefined ? '' : formatTimes(formatPracticeTime({ start, end }), language);
  return [
    { label: t('practices.date'), show: ({ date }) => (date ? formatDay(civilDay(date), language) : '') },
    { label: t('practices.time'), show: times },
    { label: t('practices.capacity'), show: ({ capacity }) => String(capacity ?? '') },
    {
      label: t('tryouts.shownToPublic'),
      show: ({ isActive }) => t(isActive ? 'practices.shown' : 'practices.inactive'),
    },
  ];
}

/** Last day on which a practice may be scheduled. */
export const lastPracticeDay = () => addMonths(clubToday(), LIMITS.practiceFutureMonths);

/** Day, start, end, places and visibility; a new start also moves the end. */
export function PracticeFields({ form }: { form: FormInstance<PracticeValues> }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="admin-form-grid">
        <Form.Item
          name="date"
          label={t('practices.date')}
          rules={[{ required: true, message: t('validation.dateRequired') }]}
        >
          <DayPicker first={clubToday()} last={lastPracticeDay()} />
        </Form.Item>
        <TimeFields form={form} />
      </div>
      <div className="admin-form-grid">
        <CapacityField />
        <Form.Item
          name="isActive"
          label={t('tryouts.shownToPublic')}
          valuePropName="checked"
          extra={t('practices.activeHint')}
        >
          <Switch />
        </Form.Item>
      </div>
    </>
  );
}

function TimeFields({ form }: { form: FormInstance<PracticeValues> }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const start = Form.useWatch<Minutes | undefined>('start', form);
  const end = Form.useWatch<Minutes | undefined>('end', form);
  const rules = [{ required: true, message: t('validation.timeRequired') }];
  const options = (slots: Minutes[]) => slots.map((value) => ({ value, label: formatTime(value, language) }));
  const common = { placeholder: t('tryouts.chooseTime'), showSearch: typedChoice() };
  return (
    <>
      <Form.Item name="start" label={t('practices.startTime')} rules={rules}>
        <Select
          {...common}
          options={options(practiceStarts(start))}
          onChange={(chosen: Minutes) => form.setFieldValue('end', endAfter(chosen, end))}
        />
      </Form.Item>
      <Form.Item name="end" label={t('practices.endTime')} rules={rules}>
        <Select {...common} options={options(practiceEnds(start, end))} disabled={start === undefined} />
      </Form.Item>
    </>
  );
}

function CapacityField() {
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
