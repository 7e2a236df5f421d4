import type { CivilDate } from '@lions/domain';
import { DatePicker, type DatePickerProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { civilDay } from './admin-civil-day';

interface DayPickerProps extends Omit<DatePickerProps, 'disabledDate' | 'format' | 'picker'> {
  first: CivilDate;
  last: CivilDate;
}

/** A form's field for a day, typed as YYYY-MM-DD or picked, from `first` to `last`; `civilDay` reads its value. */
export function DayPicker({ first, last, ...field }: DayPickerProps) {
  const { t } = useTranslation();
  return (
    <DatePicker
      {...field}
      showNow={false}
      // Enter takes the typed day; it must not save the form as well.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      format="YYYY-MM-DD"
      placeholder={t('common.chooseDate')}
      disabledDate={(day) => civilDay(day) < first || civilDay(day) > last}
    />
  );
}
