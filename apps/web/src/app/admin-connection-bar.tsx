import { api, isConnectionLost, lookForConnection, onConnectionChange } from '@lions/api-client';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { notify } from '../ui/notice-store';

/**
 * Says that the API cannot be reached, while it is looked for by itself. Once it is back, what the screens show is read
 * anew; what somebody wanted to save stays in its form, for them to send.
 */
export function ConnectionBar() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isLost = useSyncExternalStore(onConnectionChange, isConnectionLost);
  const backText = t('dashboard.connectionBack');
  useEffect(() => {
    if (!isLost) return;
    return () => {
      dispatch(api.internalActions.onOnline());
      notify({ kind: 'success', title: backText });
    };
  }, [isLost, dispatch, backText]);
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
