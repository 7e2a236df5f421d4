import { UndoOutlined } from '@ant-design/icons';
import { useListDeletedQuery } from '@lions/api-client';
import { formatTimes, locationLabel } from '@lions/domain';
import { formatDay, notify } from '@lions/web-base';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { restoringQuestion, useAnnouncedChange } from '../../ui/changes/use-announced-change';
import { notifyFailure } from '../../ui/forms/errors';
import { useLanguage } from '../../ui/session/language';
import { clubToday } from '../../ui/time/clock';

/**
 * For superadmins: the team's deleted sessions, which can be restored for 30 days
 * (docs/decisions/clean-up.md).
 */
export function DeletedSessions({ teamId }: { teamId: number }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { data } = useListDeletedQuery(undefined, { refetchOnMountOrArgChange: true });
  const { change, isAsking } = useAnnouncedChange();
  const deleted = (data?.sessions ?? []).filter((session) => session.teamId === teamId);
  if (deleted.length === 0) return null;
  const restore = async (id: number, name: string) => {
    const outcome = await change({
      call: 'restoreTryoutSession',
      arg: { id },
      question: restoringQuestion(t, name),
      onlyIfTold: true,
    });
    if (outcome?.error) notifyFailure(t, t('deleted.restoreFailed'), outcome.error);
    else if (outcome) notify({ kind: 'success', title: t('deleted.restored', { name }) });
  };
  return (
    <details className="admin-fold">
      <summary>{t('tryouts.recentlyDeleted', { total: deleted.length })}</summary>
      <ul className="admin-lines">
        {deleted.map(({ id, date, time, location }) => {
          const when = `${formatDay(date, language)}, ${formatTimes(time, language)}`;
          return (
            <li key={id} className="admin-row">
              <div className="admin-row-text">
                <h3>{when}</h3>
                <p>{locationLabel(location, language)}</p>
                {date < clubToday() && <p className="admin-hint">{t('deleted.pastKept')}</p>}
              </div>
              <Button
                icon={<UndoOutlined aria-hidden />}
                aria-label={t('deleted.restoreNamed', { name: when })}
                disabled={isAsking}
                onClick={() => void restore(id, when)}
              >
                {t('deleted.restore')}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
