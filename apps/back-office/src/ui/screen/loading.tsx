import { isApiError } from '@lions/api-client';
import { Alert, Button, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../forms/errors';

/** Loading indicator with a text. */
export function AdminSpinner({ text }: { text?: string }) {
  const { t } = useTranslation();
  return (
    <div className="admin-spinner" role="status">
      <Spin />
      <span>{text ?? t('common.loading')}</span>
    </div>
  );
}

interface LoadFailedProps {
  error: unknown;
  onRetry: () => void;
  /** A text of the screen's own. */
  title?: string;
}

/** Shown where data could not be loaded: the reason, and a retry button. */
export function LoadFailed({ error, onRetry, title }: LoadFailedProps) {
  const { t } = useTranslation();
  const isSignedOut = isApiError(error) && error.code === 'NOT_SIGNED_IN';
  const sentence = errorSentence(t, error);
  return (
    <Alert
      type="error"
      showIcon
      title={title ?? sentence}
      description={
        <>
          {title && <p>{sentence}</p>}
          <div className="admin-form-actions">
            {/* Without a sign-in, the retry opens the sign-in dialog. */}
            <Button onClick={onRetry}>{t(isSignedOut ? 'access.signIn' : 'common.retry')}</Button>
          </div>
        </>
      }
      className="admin-alert"
    />
  );
}

/** Placeholder of content that is loading, as a title and `rows` lines. */
export function LoadingLines({ rows = 3 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="loading-lines">
      <span className="visually-hidden">{t('common.loading')}</span>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <span key={row} className="loading-line" />
      ))}
    </div>
  );
}
