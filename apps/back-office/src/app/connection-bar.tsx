import { isConnectionLost, lookForConnection, onConnectionChange } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefetchAll } from '../ui/session/refetch-all';

/**
 * Bar shown while the API is unreachable and the client retries. After reconnection all queries are
 * refetched; unsaved changes stay in their forms for the user to send.
 */
export function ConnectionBar() {
  const { t } = useTranslation();
  const refetchAll = useRefetchAll();
  const isLost = useSyncExternalStore(onConnectionChange, isConnectionLost);
  const refetch = useEffectEvent(() => {
    void refetchAll();
    notify({ kind: 'success', title: t('dashboard.connectionBack') });
  });
  useEffect(
    () =>
      onConnectionChange(() => {
        if (!isConnectionLost()) refetch();
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
