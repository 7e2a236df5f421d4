import { isConnectionLost, lookForConnection, onConnectionChange } from '@lions/api-client';
import { Alert, Button } from 'antd';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { AdminSpinner } from './admin-spinner';
import { AdminView } from './admin-view';

type Part<Props> = ComponentType<Props> & {
  /** For the button that opens the part: fetches its code when a pointer or the focus comes there. */
  ahead: { onPointerEnter: () => void; onFocus: () => void };
};

type PartKind = 'dialog' | 'inline' | 'view';

/**
 * A part of a screen, such as a dialog, or a whole view, whose code comes when somebody is about to ask for it. Where it
 * cannot be fetched, that alone is told: the rest of the screen, and all that was typed there, stays; once a lost
 * connection is back, it is fetched again. A `dialog` is waited for in the middle of the window, any other part where it
 * will stand.
 */
export function partOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  kind: PartKind = 'inline',
): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => (loaded ??= await load());
  const fetchAhead = () => void fetchCode().catch(() => undefined);

  function PartOnDemand(props: Props) {
    const [Shown, setShown] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const [failedAttempt, setFailedAttempt] = useState<number>();
    useEffect(() => {
      let isGone = false;
      const tell = async () => {
        // Without a connection, or gone with a new release: another thing to do for whoever waits.
        await lookForConnection();
        if (!isGone) setFailedAttempt(attempt);
      };
      fetchCode().then((part) => !isGone && setShown(() => part), tell);
      return () => {
        isGone = true;
      };
    }, [attempt]);
    if (Shown) return <Shown {...props} />;
    if (failedAttempt === attempt) return <PartFailed kind={kind} onRetry={() => setAttempt(attempt + 1)} />;
    return (
      <div className={`admin-part-${kind}`}>
        <AdminSpinner />
      </div>
    );
  }
  return Object.assign(PartOnDemand, { ahead: { onPointerEnter: fetchAhead, onFocus: fetchAhead } });
}

interface PartFailedProps {
  kind: PartKind;
  onRetry: () => void;
}

/** No connection, or a new release of the site that has other files. */
function PartFailed({ kind, onRetry }: PartFailedProps) {
  const { t } = useTranslation();
  const isLost = useSyncExternalStore(onConnectionChange, isConnectionLost);
  useRetryOnReconnect(onRetry);
  const title = t(isLost ? 'common.noConnection' : 'common.partFailedTitle');
  const text = t(isLost ? 'common.noConnectionText' : 'common.partFailedText');
  const waysOn = (
    <>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
      {!isLost && <Button onClick={() => location.reload()}>{t('common.reload')}</Button>}
    </>
  );
  if (kind !== 'view') return <FailedAlert title={title} text={text} waysOn={waysOn} />;
  return (
    <AdminView title={title}>
      <FailedAlert title={text} waysOn={waysOn} />
    </AdminView>
  );
}

function useRetryOnReconnect(onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  useEffect(
    () =>
      onConnectionChange(() => {
        if (!isConnectionLost()) retry();
      }),
    [],
  );
}

function FailedAlert({ title, text, waysOn }: { title: string; text?: string; waysOn: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // A dialog's stands at the end of the screen, which may be far below.
  useEffect(() => void place.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={place}>
      <Alert
        type="error"
        showIcon
        role="alert"
        className="admin-alert"
        title={title}
        description={
          <>
            {text && <p>{text}</p>}
            <div className="admin-form-actions">{waysOn}</div>
          </>
        }
      />
    </div>
  );
}
