import { useLazyPreviewCleanupQuery } from '@lions/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/dialogs/confirm';
import { notifyFailure } from '../../ui/forms/errors';
import { SessionNames } from './session-names';

/**
 * Asks for confirmation before saving a daily time whose run is due at once: its deletions happen
 * within a minute. Resolves to whether to save.
 */
export function useRunNowQuestion(): { mayRunNow: (time: string) => Promise<boolean>; isLooking: boolean } {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [preview] = useLazyPreviewCleanupQuery();
  const [isLooking, setLooking] = useState(false);
  const mayRunNow = async (time: string) => {
    setLooking(true);
    const query = preview({ time, nights: 1 });
    const { data, error } = await query;
    // Otherwise the query would refetch after each save, unused, and keep the button busy.
    query.unsubscribe();
    setLooking(false);
    if (error) {
      notifyFailure(t, t('autoDeletion.timeFailed'), error);
      return false;
    }
    const [night] = data ?? [];
    if (!night?.isDue || night.deleted === 0) return true;
    const { deleted: count, sessions, waits } = night;
    if (waits)
      return confirm({
        title: t('autoDeletion.runsNowWaitsTitle'),
        text: [t('autoDeletion.runsNowWaits', { count })],
        details: <SessionNames sessions={sessions} />,
        action: t('autoDeletion.saveTime'),
        danger: false,
      });
    return confirm({
      title: t('autoDeletion.runsNowTitle'),
      text: [t('autoDeletion.timePassed', { count })],
      details: <SessionNames sessions={sessions} />,
      action: t('autoDeletion.saveAndRun'),
    });
  };
  return { mayRunNow, isLooking };
}
