import { CheckCircleOutlined, MailOutlined, PhoneOutlined, WarningOutlined } from '@ant-design/icons';
import type { CurrentUserDto, OverviewDto } from '@lions/api-client';
import { addDays } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { rosterAddress, teamAddress } from '../../ui/screen/link-targets';
import { useBrowserText } from '../../ui/session/browser-choice';
import { useLanguage } from '../../ui/session/language';
import { FirstSteps } from './first-steps';

/** Lines that are shown at once: a longer list is not read. */
const SHOWN = 5;
/** Days until a line that was put off comes back. */
const PUT_OFF = [1, 7, 30];
/** The choice to bring it back at once. */
const BACK = 'back';

interface Task {
  key: string;
  to: string;
  icon: ReactNode;
  text: string;
}

/** Tasks of the user, and the first steps of a new club. */
export function Duties({ user, overview }: { user: CurrentUserDto; overview: OverviewDto }) {
  return (
    <>
      <Waiting user={user} overview={overview} />
      <FirstSteps user={user} />
    </>
  );
}

/** Card with the tasks of the user, which can be put off, and with what changed since yesterday. */
function Waiting({ user, overview }: { user: CurrentUserDto; overview: OverviewDto }) {
  const { t } = useTranslation();
  const tasks = useTasks(overview);
  const { until, putOff } = usePutOff(user, overview.today);
  const [isAll, setAll] = useState(false);
  const due = tasks.filter(({ key }) => until(key) === undefined);
  const shown = isAll ? tasks : due.slice(0, SHOWN);
  const changed = (['registered', 'waiting', 'promoted', 'cancelled'] as const)
    .filter((kind) => overview.changes[kind] > 0)
    .map((kind) => t(`dashboard.overview.changes.${kind}`, { count: overview.changes[kind] }));
  return (
    <section className="admin-card" aria-labelledby="overview-waiting">
      <h2 id="overview-waiting">{t('dashboard.overview.todo')}</h2>
      {due.length === 0 && (
        <p className="admin-hint">
          <CheckCircleOutlined aria-hidden /> {t('dashboard.overview.done')}
        </p>
      )}
      {shown.length > 0 && (
        <ul className="admin-steps">
          {shown.map((task) => (
            <TaskLine
              key={task.key}
              task={task}
              until={until(task.key)}
              today={overview.today}
              onPutOff={(day) => putOff(task.key, day)}
            />
          ))}
        </ul>
      )}
      {tasks.length > Math.min(due.length, SHOWN) && (
        <Button type="link" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {t(isAll ? 'dashboard.overview.fewer' : 'dashboard.overview.all', { count: tasks.length })}
        </Button>
      )}
      <h3>{t('dashboard.overview.sinceYesterday')}</h3>
      <p className="admin-hint">{changed.join(' · ') || t('dashboard.overview.noChange')}</p>
    </section>
  );
}

interface TaskLineProps {
  task: Task;
  /** The day until which it is put off. */
  until: string | undefined;
  today: string;
  /** Undefined: not any more. */
  onPutOff: (day: string | undefined) => void;
}

function TaskLine({ task: { to, icon, text }, until, today, onPutOff }: TaskLineProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const days = PUT_OFF.map((count) => addDays(today, count));
  return (
    <li>
      <Link to={to}>
        <span aria-hidden>{icon}</span>
        <span>
          {text}
          {until !== undefined && (
            <span className="admin-hint">
              {' '}
              {t('dashboard.overview.until', { day: formatDay(until, language) })}
            </span>
          )}
        </span>
      </Link>
      {/* Ant Design's menu would be a tenth of the first view. */}
      <select
        className="admin-put-off"
        aria-label={t('dashboard.overview.putOffNamed', { text })}
        value=""
        onChange={({ target }) => onPutOff(target.value === BACK ? undefined : target.value)}
      >
        <option value="" disabled>
          {t('dashboard.overview.putOff')}
        </option>
        {days.map((day) => (
          <option key={day} value={day}>
            {t('dashboard.overview.putOffUntil', { day: formatDay(day, language) })}
          </option>
        ))}
        {until !== undefined && <option value={BACK}>{t('dashboard.overview.bringBack')}</option>}
      </select>
    </li>
  );
}

function useTasks({ familiesToTell, failedMails, stillLines, teamsWithoutSessions }: OverviewDto): Task[] {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const toTell = {
    key: 'to-tell',
    to: '/admin?view=to-tell',
    icon: <PhoneOutlined />,
    text: t('dashboard.overview.familiesToTell', { count: familiesToTell }),
  };
  const mails = {
    key: 'failed-mails',
    to: '/admin?view=outbox&status=failed',
    icon: <MailOutlined />,
    text: t('dashboard.overview.failedMails', { count: failedMails ?? 0 }),
  };
  return [
    ...(familiesToTell > 0 ? [toTell] : []),
    ...(failedMails ? [mails] : []),
    ...stillLines.map((activity) => ({
      key: `line ${activity.kind} ${activity.id}`,
      to: rosterAddress(activity),
      icon: <WarningOutlined />,
      text: t('dashboard.overview.stillLine', {
        what: activity.team?.name ?? t('search.practice'),
        day: formatDay(activity.date, language),
        count: activity.waitlistCount,
      }),
    })),
    ...teamsWithoutSessions.map(({ id, name }) => ({
      key: `team ${id}`,
      to: teamAddress({ id }),
      icon: <WarningOutlined />,
      text: t('dashboard.overview.noSession', { team: name }),
    })),
  ];
}

/** The days until which tasks are put off, of this user in this browser. */
function usePutOff({ id }: CurrentUserDto, today: string) {
  const [text, setText] = useBrowserText(`admin-put-off ${id}`);
  const days = new Map(parsed(text).filter(([, day]) => day > today));
  const putOff = (key: string, day: string | undefined) => {
    const changed = new Map(days);
    if (day === undefined) changed.delete(key);
    else changed.set(key, day);
    setText(JSON.stringify([...changed]));
  };
  return { until: (key: string) => days.get(key), putOff };
}

/** Empty when the stored text is none of ours. */
function parsed(text: string | null): [string, string][] {
  try {
    const days: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(days) ? (days as [string, string][]) : [];
  } catch {
    return [];
  }
}
