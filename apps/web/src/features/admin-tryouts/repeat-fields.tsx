import { WarningOutlined } from '@ant-design/icons';
import type { ScheduledSessionDto } from '@lions/api-client';
import { addMonths, lastWeeklyDay, LIMITS, type CivilDate, type Clash } from '@lions/domain';
import { Checkbox, Form } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatWeekday } from '../../i18n/formats';
import { civilDay } from '../../ui/admin-civil-day';
import { clubToday } from '../../ui/admin-clock';
import { DayPicker } from '../../ui/admin-day-picker';
import { useLanguage } from '../../ui/admin-language';
import { useClashSentence } from './clash-warnings';
import { plannedDays, type TryoutSessionValues } from './tryout-session-values';

interface RepeatFieldsProps {
  values: TryoutSessionValues;
  clashesOn: (day: CivilDate) => Clash<ScheduledSessionDto>[];
}

/** 'Every Tuesday until …': the days are shown first, and single ones can be left out. */
export function RepeatFields({ values, clashesOn }: RepeatFieldsProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  if (!values.date) return null;
  const first = civilDay(values.date);
  const last = [lastWeeklyDay(first), addMonths(clubToday(), LIMITS.sessionFutureMonths)].sort()[0] ?? first;
  const weekday = formatWeekday(first, language);
  return (
    <>
      <Form.Item name="repeats" valuePropName="checked">
        <Checkbox>{t('tryouts.repeats', { weekday })}</Checkbox>
      </Form.Item>
      {values.repeats && (
        <Form.Item
          name="until"
          label={t('tryouts.until')}
          extra={t('tryouts.untilHint', { max: LIMITS.sessionsAtOnce })}
          rules={[{ required: true, message: t('validation.required') }]}
        >
          <DayPicker first={first} last={last} />
        </Form.Item>
      )}
      {values.repeats && values.until && (
        <Form.Item name="skipped" noStyle>
          <DayList days={plannedDays(values)} clashesOn={clashesOn} />
        </Form.Item>
      )}
    </>
  );
}

interface DayListProps {
  days: CivilDate[];
  clashesOn: RepeatFieldsProps['clashesOn'];
  /** The days that are left out; the form gives this and the next. */
  value?: CivilDate[];
  onChange?: (skipped: CivilDate[]) => void;
}

/** The days of a repeated session, each with what stands in its way. */
function DayList({ days, clashesOn, value: skipped = [], onChange }: DayListProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const titleId = useId();
  const sentence = useClashSentence();
  const choose = (day: CivilDate, isChosen: boolean) =>
    onChange?.(isChosen ? skipped.filter((other) => other !== day) : [...skipped, day]);
  return (
    <div className="admin-days" role="group" aria-labelledby={titleId}>
      <p id={titleId}>
        <b>{t('tryouts.daysChosen', { count: days.filter((day) => !skipped.includes(day)).length })}</b>
      </p>
      <ul>
        {days.map((day) => (
          <li key={day}>
            <Checkbox checked={!skipped.includes(day)} onChange={({ target }) => choose(day, target.checked)}>
              {formatDay(day, language)}
            </Checkbox>
            {clashesOn(day).map((clash) => (
              <p key={clash.session.id} className="admin-day-clash">
                <WarningOutlined aria-hidden /> {sentence(clash)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
