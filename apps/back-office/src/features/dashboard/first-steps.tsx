import { ArrowRightOutlined } from '@ant-design/icons';
import { useGetAnalyticsQuery, useGetPublicSettingsQuery, type CurrentUserDto } from '@lions/api-client';
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

/** Set-up steps of a new club that are not done yet; none when the user dismissed them in this browser. */
export function useFirstSteps(user: CurrentUserDto): { steps: Step[]; isLoading: boolean; hide: () => void } {
  const { t } = useTranslation();
  const [isHidden, setHidden] = useBrowserChoice('admin-first-steps-hidden');
  const { data: numbers, isLoading } = useGetAnalyticsQuery({ limit: 1 }, { skip: isHidden });
  const { data: settings } = useGetPublicSettingsQuery(undefined, { skip: isHidden });
  const hide = () => setHidden(true);
  if (isHidden || !numbers || !settings) return { steps: [], isLoading, hide };
  const { teams, scheduledSessions, competingPlayers } = numbers;
  const hasNotice = settings.developmentNoticeEnabled && user.role === 'superadmin';
  const steps = [
    { isDone: teams.active > 0, view: 'teams', text: t('dashboard.stepTeam') },
    { isDone: scheduledSessions.total > 0, view: 'tryouts', text: t('dashboard.stepSession') },
    { isDone: competingPlayers.total > 0, view: 'tryouts', text: t('dashboard.stepPlayers') },
    { isDone: !hasNotice, view: 'settings', text: t('dashboard.stepNotice') },
  ].filter(({ isDone }) => !isDone);
  return { steps, isLoading, hide };
}

/** Card of the steps of `useFirstSteps`; renders nothing without steps. */
export function FirstSteps({ steps, onHide }: { steps: Step[]; onHide: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  if (steps.length === 0) return null;
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <div className="admin-card-head">
        <h2 id={titleId}>{t('dashboard.firstSteps')}</h2>
        <Button type="text" onClick={onHide}>
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
