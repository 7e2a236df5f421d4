import { WarningOutlined } from '@ant-design/icons';
import { type CivilDate, lastWeeklyDay, LIMITS } from '@lions/domain';
import { formatDay, formatWeekday } from '@lions/web-base';
import { Checkbox, Form } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { civilDay, plannedDays, type RepeatValues } from './days';
import { DayPicker } from './day-picker';
import { useLanguage } from '../session/language';

interface DayWords {
  /** Label of the submit button for that number of days. */
  countText: (count: number) => string;
  /** Conflicts on a day, one sentence each. */
  warningsOn: (day: CivilDate) => string[];
}

interface RepeatFieldsProps extends DayWords {
  values: RepeatValues;
  /** Last day that may be scheduled. */
  latest: CivilDate;
}

/** 'Every Tuesday until …': the days are listed, and single ones can be left out. */
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
  /** The excluded days; the form sets `value` and `onChange`. */
  value?: CivilDate[];
  onChange?: (skipped: CivilDate[]) => void;
}

/** The days of the series, each with its conflicts. */
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
