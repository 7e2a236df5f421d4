import {
  addMonths,
  formatPracticeTime,
  formatTime,
  formatTimes,
  LIMITS,
  practiceCapacities,
  type Minutes,
} from '@lions/domain';
import { Form, InputNumber, Select, Switch, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../i18n/formats';
import { civilDay } from '../../ui/admin-civil-day';
import { clubToday } from '../../ui/admin-clock';
import { DayPicker } from '../../ui/admin-day-picker';
import { useLanguage } from '../../ui/admin-language';
import { typedChoice } from '../../ui/admin-typed-choice';
import type { ComparedField } from '../../ui/admin-version-conflict';
import { endAfter, practiceEnds, practiceStarts, type PracticeValues } from './practice-values';

/** The form's fields, for the comparison of two versions. */
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
      show: ({ isActive }) => t(isActive ? 'tryouts.shown' : 'tryouts.inactive'),
    },
  ];
}

/** The last day on which a practice may be planned. */
export const lastPracticeDay = () => addMonths(clubToday(), LIMITS.practiceFutureMonths);

/** Day, start, end, places and whether families see it (spec section 5); a new start brings the usual end along. */
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
