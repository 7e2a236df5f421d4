import { useLazyPreviewCleanupQuery } from '@lions/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/admin-confirm';
import { notifyFailure } from '../../ui/admin-errors';
import { SessionNames } from './session-names';

/**
 * Asks before a daily time is saved whose run is due at once: what it would delete is then gone within a minute, with
 * no night to think it over (D-30). Gives whether to save.
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
    // Else it would be asked anew after each save, for nobody, and the button would wait for it.
    query.unsubscribe();
    setLooking(false);
    if (error) {
      notifyFailure(t, t('autoDeletion.timeFailed'), error);
      return false;
    }
    const [night] = data ?? [];
    if (!night?.isDue || night.deleted === 0) return true;
    const { deleted: count, sessions } = night;
    return confirm({
      title: t('autoDeletion.runsNowTitle'),
      text: [t('autoDeletion.timePassed', { count })],
      details: <SessionNames sessions={sessions} />,
      action: t('autoDeletion.saveAndRun'),
    });
  };
  return { mayRunNow, isLooking };
}
