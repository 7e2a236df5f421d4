import { useLazyPreviewCleanupQuery, type CleanupNightDto } from '@lions/api-client';
import { isWithinSessionDay } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/dialogs/confirm';
import type { Question } from '../../ui/dialogs/confirm-dialog';
import { notifyFailure } from '../../ui/forms/errors';
import { useLanguage } from '../../ui/session/language';
import { SessionNames } from './session-names';

/**
 * Asks for confirmation before saving a daily time whose run is due at once, because its deletions happen within a
 * minute, or a time within the session day, because its runs delete sessions under way. Resolves to whether to save.
 */
export function useTimeQuestion(): { maySave: (time: string) => Promise<boolean>; isLooking: boolean } {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [preview] = useLazyPreviewCleanupQuery();
  const [isLooking, setLooking] = useState(false);
  const dueQuestion = (night: CleanupNightDto | undefined): Question | undefined => {
    if (!night?.isDue || night.deleted === 0) return undefined;
    const { deleted: count, sessions, waits } = night;
    const details = <SessionNames sessions={sessions} />;
    if (waits)
      return {
        title: t('autoDeletion.runsNowWaitsTitle'),
        text: [t('autoDeletion.runsNowWaits', { count })],
        details,
        action: t('autoDeletion.saveTime'),
        danger: false,
      };
    return {
      title: t('autoDeletion.runsNowTitle'),
      text: [t('autoDeletion.timePassed', { count })],
      details,
      action: t('autoDeletion.saveAndRun'),
    };
  };
  const maySave = async (time: string) => {
    setLooking(true);
    const query = preview({ time });
    const { data: nights = [], error } = await query;
    // Otherwise the query would refetch after each save, unused, and keep the button busy.
    query.unsubscribe();
    setLooking(false);
    if (error) {
      notifyFailure(t, t('autoDeletion.timeFailed'), error);
      return false;
    }
    const due = dueQuestion(nights[0]);
    if (!isWithinSessionDay(time)) return !due || confirm(due);
    return confirm({
      title: t('autoDeletion.sameDayTitle'),
      action: t('autoDeletion.saveTime'),
      ...due,
      text: [...(due?.text ?? []), t('autoDeletion.sameDayText', { time })],
      details: (
        <>
          {due?.details}
          <SameDayNights nights={nights} />
        </>
      ),
    });
  };
  return { maySave, isLooking };
}

/** The sessions that each run deletes on their own day, with their children and families. */
function SameDayNights({ nights }: { nights: readonly CleanupNightDto[] }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const concerned = nights
    .map((night) => ({ ...night, sessions: night.sessions.filter(({ date }) => date === night.date) }))
    .filter(({ sessions }) => sessions.length > 0);
  const count = concerned.reduce((sum, { sessions }) => sum + sessions.length, 0);
  const days = nights.length;
  if (count === 0) return <p>{t('autoDeletion.sameDayNone', { count: days })}</p>;
  return (
    <>
      <p>{t('autoDeletion.sameDayCount', { count, days })}</p>
      {concerned.map(({ date, sessions, sameDayChildren, sameDayFamilies }) => (
        <details key={date} className="cleanup-fold">
          <summary>
            <span className="cleanup-day">
              <b>{formatDay(date, language)}</b>
              <span>
                {t('autoDeletion.previewNight', { count: sessions.length })},{' '}
                {t('autoDeletion.children', { count: sameDayChildren })},{' '}
                {t('autoDeletion.families', { count: sameDayFamilies })}
              </span>
            </span>
          </summary>
          <SessionNames sessions={sessions} />
        </details>
      ))}
    </>
  );
}
