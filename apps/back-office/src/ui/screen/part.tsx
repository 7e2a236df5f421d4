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
import { AdminSpinner } from './loading';
import { AdminView } from './view';

type Part<Props> = ComponentType<Props> & {
  /** For the button that opens the part: preloads its code on hover or focus. */
  ahead: { onPointerEnter: () => void; onFocus: () => void };
  /** Loads the code; whether that is over, so that the part is shown at once or failed. */
  useLoaded: () => boolean;
};

type PartKind = 'dialog' | 'inline' | 'view';

/**
 * A lazily loaded part of a screen, such as a dialog or a view. A failed load affects only the part: the rest
 * of the screen and all input stay, and the load is retried after reconnection. The spinner of a `dialog` is
 * centred in the window, that of any other part in its place.
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
      const reportFailure = async () => {
        // Offline, or the chunk is gone after a new release: the user has something to do.
        await lookForConnection();
        if (!isGone) setFailedAttempt(attempt);
      };
      fetchCode().then((part) => !isGone && setShown(() => part), reportFailure);
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
  function useLoaded(): boolean {
    const [isOver, setOver] = useState(loaded !== undefined);
    useEffect(() => {
      const end = () => setOver(true);
      void fetchCode().then(end, end);
    }, []);
    return isOver;
  }
  return Object.assign(PartOnDemand, {
    ahead: { onPointerEnter: fetchAhead, onFocus: fetchAhead },
    useLoaded,
  });
}

interface PartFailedProps {
  kind: PartKind;
  onRetry: () => void;
}

/** Offline, or a new release of the site has other files. */
function PartFailed({ kind, onRetry }: PartFailedProps) {
  const { t } = useTranslation();
  const isLost = useSyncExternalStore(onConnectionChange, isConnectionLost);
  useRetryOnReconnect(onRetry);
  const title = t(isLost ? 'common.noConnection' : 'common.partFailedTitle');
  const text = t(isLost ? 'common.noConnectionText' : 'common.partFailedText');
  const actions = (
    <>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
      {!isLost && <Button onClick={() => location.reload()}>{t('common.reload')}</Button>}
    </>
  );
  if (kind !== 'view') return <FailedAlert title={title} text={text} actions={actions} />;
  return (
    <AdminView title={title}>
      <FailedAlert title={text} actions={actions} />
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

function FailedAlert({ title, text, actions }: { title: string; text?: string; actions: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // A dialog part is at the end of the screen, possibly far below the viewport.
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
            <div className="admin-form-actions">{actions}</div>
          </>
        }
      />
    </div>
  );
}
