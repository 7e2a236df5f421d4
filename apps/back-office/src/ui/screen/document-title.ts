import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the document title; `title` is the screen's heading. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation();
  const text = t('common.documentTitle', { view: title });
  useEffect(() => {
    document.title = text;
  }, [text]);
}
