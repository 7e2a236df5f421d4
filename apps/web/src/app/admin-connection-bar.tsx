import { isConnectionLost, lookForConnection, onConnectionChange } from '@lions/api-client';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadAnew } from '../ui/admin-read-anew';
import { notify } from '../ui/notice-store';

/**
 * Says that the API cannot be reached, while it is looked for by itself. Once it is back, what the screens show is read
 * anew; what somebody wanted to save stays in its form, for them to send.
 */
export function ConnectionBar() {
  const { t } = useTranslation();
  const readAnew = useReadAnew();
  const isLost = useSyncExternalStore(onConnectionChange, isConnectionLost);
  const goOn = useEffectEvent(() => {
    void readAnew();
    notify({ kind: 'success', title: t('dashboard.connectionBack') });
  });
  useEffect(
    () =>
      onConnectionChange(() => {
        if (!isConnectionLost()) goOn();
      }),
    [],
  );
  return (
    <div role="status" className="admin-connection">
      {isLost && (
        <>
          <span>{t('dashboard.connectionLost')}</span>
          <button type="button" onClick={() => void lookForConnection()}>
            {t('dashboard.connectionRetry')}
          </button>
        </>
      )}
    </div>
  );
}
