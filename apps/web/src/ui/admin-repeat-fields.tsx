import { WarningOutlined } from '@ant-design/icons';
import { lastWeeklyDay, LIMITS, type CivilDate } from '@lions/domain';
import { Checkbox, Form } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatWeekday } from '../i18n/formats';
import { civilDay } from './admin-civil-day';
import { DayPicker } from './admin-day-picker';
import { useLanguage } from './admin-language';
import { plannedDays, type RepeatValues } from './admin-repeat';

interface DayWords {
  /** What the button will make on so many days. */
  countText: (count: number) => string;
  /** What stands in the way on a day, a sentence each. */
  warningsOn: (day: CivilDate) => string[];
}

interface RepeatFieldsProps extends DayWords {
  values: RepeatValues;
  /** The last day on which anything may be planned. */
  latest: CivilDate;
}

/** 'Every Tuesday until …': the days are shown first, and single ones can be left out. */
export function RepeatFields({ values, latest, ...words }: RepeatFieldsProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  if (!values.date) return null;
  const first = civilDay(values.date);
  const last = [lastWeeklyDay(first), latest].sort()[0] ?? first;
  return (
    <>
      <Form.Item name="repeats" valuePropName="checked">
        <Checkbox>{t('common.repeats', { weekday: formatWeekday(first, language) })}</Checkbox>
      </Form.Item>
      {values.repeats && (
        <Form.Item
          name="until"
          label={t('common.until')}
          extra={t('common.untilHint', { max: LIMITS.sessionsAtOnce })}
          rules={[{ required: true, message: t('validation.required') }]}
        >
          <DayPicker first={first} last={last} />
        </Form.Item>
      )}
      {values.repeats && values.until && (
        <Form.Item name="skipped" noStyle>
          <DayList days={plannedDays(values)} {...words} />
        </Form.Item>
      )}
    </>
  );
}

interface DayListProps extends DayWords {
  days: CivilDate[];
  /** The days that are left out; the form gives this and the next. */
  value?: CivilDate[];
  onChange?: (skipped: CivilDate[]) => void;
}

/** The days of what is repeated, each with what stands in its way. */
function DayList({ days, countText, warningsOn, value: skipped = [], onChange }: DayListProps) {
  const [language] = useLanguage();
  const titleId = useId();
  const choose = (day: CivilDate, isChosen: boolean) =>
    onChange?.(isChosen ? skipped.filter((other) => other !== day) : [...skipped, day]);
  return (
    <div className="admin-days" role="group" aria-labelledby={titleId}>
      <p id={titleId}>
        <b>{countText(days.filter((day) => !skipped.includes(day)).length)}</b>
      </p>
      <ul>
        {days.map((day) => (
          <li key={day}>
            <Checkbox checked={!skipped.includes(day)} onChange={({ target }) => choose(day, target.checked)}>
              {formatDay(day, language)}
            </Checkbox>
            {warningsOn(day).map((warning) => (
              <p key={warning} className="admin-day-clash">
                <WarningOutlined aria-hidden /> {warning}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
