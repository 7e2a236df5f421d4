import { isApiError } from '@lions/api-client';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorSentence } from './admin-errors';

interface LoadFailedProps {
  error: unknown;
  onRetry: () => void;
  /** The screen's own sentence, where the spec has one. */
  title?: string;
}

/** Stands where data could not be loaded: why, and a way on. */
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
            {/* Asked again without a sign-in, the screen asks for that. */}
            <Button onClick={onRetry}>{t(isSignedOut ? 'access.signIn' : 'common.retry')}</Button>
          </div>
        </>
      }
      className="admin-alert"
    />
  );
}
