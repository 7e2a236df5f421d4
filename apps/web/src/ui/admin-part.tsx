import { Alert, Button } from 'antd';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminSpinner } from './admin-spinner';

type Part<Props> = ComponentType<Props> & {
  /** For the button that opens the part: fetches its code when a pointer or the focus comes there. */
  ahead: { onPointerEnter: () => void; onFocus: () => void };
};

/**
 * A part of a screen, such as a dialog, whose code comes when somebody is about to ask for it. Where it cannot be
 * fetched, that alone is told: the rest of the screen, and all that was typed there, stays. A `dialog` is waited for
 * in the middle of the window, any other part where it will stand.
 */
export function partOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  kind: 'dialog' | 'inline' = 'inline',
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
      fetchCode().then(
        (part) => !isGone && setShown(() => part),
        () => !isGone && setFailedAttempt(attempt),
      );
      return () => {
        isGone = true;
      };
    }, [attempt]);
    if (Shown) return <Shown {...props} />;
    if (failedAttempt === attempt) return <PartFailed onRetry={() => setAttempt(attempt + 1)} />;
    return (
      <div className={`admin-part-${kind}`}>
        <AdminSpinner />
      </div>
    );
  }
  return Object.assign(PartOnDemand, { ahead: { onPointerEnter: fetchAhead, onFocus: fetchAhead } });
}

/** No connection, or a new release of the site that has other files. */
function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
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
        title={t('common.partFailedTitle')}
        description={
          <>
            <p>{t('common.partFailedText')}</p>
            <div className="admin-form-actions">
              <Button onClick={onRetry}>{t('common.retry')}</Button>
              <Button onClick={() => location.reload()}>{t('common.reload')}</Button>
            </div>
          </>
        }
      />
    </div>
  );
}
