import { ArrowRightOutlined } from '@ant-design/icons';
import {
  type CurrentUserDto,
  useGetAnalyticsQuery,
  useGetBackupsQuery,
  useGetOutboxStateQuery,
  useGetPublicSettingsQuery,
  useListTeamsQuery,
  useListUsersQuery,
} from '@lions/api-client';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBrowserChoice } from '../../ui/session/browser-choice';

interface Step {
  /** View name as in the address: /admin?view=… */
  view: string;
  text: string;
}

/** Card of the steps that a new club has not done yet; nothing when the user dismissed them in this browser. */
export function FirstSteps({ user }: { user: CurrentUserDto }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [isHidden, setHidden] = useBrowserChoice('admin-first-steps-hidden');
  const clubSteps = useClubSteps(isHidden);
  const serverSteps = useServerSteps(isHidden || user.role !== 'superadmin');
  const steps = [...clubSteps, ...serverSteps];
  if (isHidden || steps.length === 0) return null;
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <div className="admin-card-head">
        <h2 id={titleId}>{t('dashboard.firstSteps')}</h2>
        <Button type="text" onClick={() => setHidden(true)}>
          {t('dashboard.hideFirstSteps')}
        </Button>
      </div>
      <ul className="admin-steps">
        {steps.map(({ view, text }) => (
          <li key={text}>
            <Link to={`/admin?view=${view}`}>
              {text} <ArrowRightOutlined aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useClubSteps(skip: boolean): Step[] {
  const { t } = useTranslation();
  const { data: numbers } = useGetAnalyticsQuery({ limit: 1 }, { skip });
  const { data: teams } = useListTeamsQuery({}, { skip });
  if (!numbers || !teams) return [];
  const { scheduledSessions, competingPlayers } = numbers;
  return [
    { isDone: numbers.teams.active > 0, view: 'teams', text: t('dashboard.stepTeam') },
    { isDone: scheduledSessions.total > 0, view: 'tryouts', text: t('dashboard.stepSession') },
    { isDone: competingPlayers.total > 0, view: 'tryouts', text: t('dashboard.stepPlayers') },
    {
      isDone: teams.some(({ registrationOpen }) => registrationOpen),
      view: 'teams',
      text: t('dashboard.stepOpen'),
    },
  ].filter(({ isDone }) => !isDone);
}

/** Steps of a superadmin. Only what is known at once: the whole check-up also asks other servers. */
function useServerSteps(skip: boolean): Step[] {
  const { t } = useTranslation();
  const { data: settings } = useGetPublicSettingsQuery(undefined, { skip });
  const { data: users } = useListUsersQuery(undefined, { skip });
  const { data: outbox } = useGetOutboxStateQuery(undefined, { skip });
  const { data: backups } = useGetBackupsQuery(undefined, { skip });
  if (!settings || !users || !outbox || !backups) return [];
  return [
    { isDone: users.length > 1, view: 'users', text: t('dashboard.stepCoaches') },
    { isDone: outbox.hasMailServer, view: 'doctor', text: t('dashboard.stepMail') },
    { isDone: backups.isOn, view: 'doctor', text: t('dashboard.stepBackup') },
    { isDone: !settings.developmentNoticeEnabled, view: 'settings', text: t('dashboard.stepNotice') },
  ].filter(({ isDone }) => !isDone);
}
