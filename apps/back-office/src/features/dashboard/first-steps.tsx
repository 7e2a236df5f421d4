import { ArrowRightOutlined } from '@ant-design/icons';
import { useGetAnalyticsQuery, useGetPublicSettingsQuery, type CurrentUserDto } from '@lions/api-client';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBrowserChoice } from '../../ui/session/browser-choice';

/**
 * Set-up steps of a new club that are not done yet. Renders nothing when all are done or the user
 * dismissed them in this browser.
 */
export function FirstSteps({ user }: { user: CurrentUserDto }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [isHidden, hide] = useBrowserChoice('admin-first-steps-hidden');
  const { data: numbers } = useGetAnalyticsQuery({ limit: 1 }, { skip: isHidden });
  const { data: settings } = useGetPublicSettingsQuery(undefined, { skip: isHidden });
  if (isHidden || !numbers || !settings) return null;
  const { teams, scheduledSessions, competingPlayers } = numbers;
  const hasNotice = settings.developmentNoticeEnabled && user.role === 'superadmin';
  const steps = [
    { isDone: teams.active > 0, view: 'teams', text: t('dashboard.stepTeam') },
    { isDone: scheduledSessions.total > 0, view: 'tryouts', text: t('dashboard.stepSession') },
    { isDone: competingPlayers.total > 0, view: 'tryouts', text: t('dashboard.stepPlayers') },
    { isDone: !hasNotice, view: 'settings', text: t('dashboard.stepNotice') },
  ].filter(({ isDone }) => !isDone);
  if (steps.length === 0) return null;
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <div className="admin-card-head">
        <h2 id={titleId}>{t('dashboard.firstSteps')}</h2>
        <Button type="text" onClick={() => hide(true)}>
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
