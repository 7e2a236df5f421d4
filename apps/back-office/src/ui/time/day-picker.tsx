import type { CivilDate } from '@lions/domain';
import { DatePicker, Form, type DatePickerProps, type FormItemProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/fr-ca';
import { useTranslation } from 'react-i18next';
import { civilDay } from './days';

interface DayPickerProps extends Omit<DatePickerProps<Dayjs, false>, 'disabledDate' | 'format' | 'picker'> {
  first?: CivilDate | undefined;
  last: CivilDate;
}

/**
 * Form field for a day between `first`, if there is one, and `last`, typed as YYYY-MM-DD or picked; `civilDay` converts its
 * value.
 */
export function DayPicker({ first, last, ...field }: DayPickerProps) {
  const { t } = useTranslation();
  return (
    <DatePicker
      {...field}
      showNow={false}
      // Enter accepts the typed day; it must not submit the form as well.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      format="YYYY-MM-DD"
      placeholder={t('common.chooseDate')}
      disabledDate={(day) => (first !== undefined && civilDay(day) < first) || civilDay(day) > last}
    />
  );
}

interface DayItemProps {
  name: FormItemProps['name'];
  label: string;
  extra: string | undefined;
  last: CivilDate;
}

/** Form item for a day that the form holds as text, empty without one. */
export function DayItem({ last, ...item }: DayItemProps) {
  return (
    <Form.Item
      {...item}
      getValueProps={(day: string | undefined) => ({ value: day ? dayjs(day) : null })}
      getValueFromEvent={(day: Dayjs | null) => (day ? civilDay(day) : '')}
    >
      <DayPicker last={last} />
    </Form.Item>
  );
}
