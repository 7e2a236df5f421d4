import { isConnectionLost, lookForConnection, onConnectionChange } from '@lions/api-client';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefetchAll } from '../ui/session/refetch-all';

const BACK_SHOWN_MS = 2500;

/**
 * Bar shown while the API is unreachable and the client retries, and for a moment after reconnection. Then all queries are
 * refetched; unsaved changes stay in their forms for the user to send. Not a notice: it would replace the error that says
 * what was lost.
 */
export function ConnectionBar() {
  const { t } = useTranslation();
  const refetchAll = useRefetchAll();
  const isLost = useSyncExternalStore(onConnectionChange, isConnectionLost);
  const [isBack, setBack] = useState(false);
  const refetch = useEffectEvent(() => void refetchAll());
  useEffect(
    () =>
      onConnectionChange(() => {
        setBack(!isConnectionLost());
        if (!isConnectionLost()) refetch();
      }),
    [],
  );
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  return (
    <div role="status" className="admin-connection">
      {isBack && <span>{t('dashboard.connectionBack')}</span>}
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
