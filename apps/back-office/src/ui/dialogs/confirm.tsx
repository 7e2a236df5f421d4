import { App } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Question {
  title: string;
  /** One paragraph each. */
  text: string[];
  /** Rendered below the paragraphs, such as a list. */
  details?: ReactNode;
  /** Label of the confirm button. */
  action: string;
  /** Label of the dismiss button; 'Cancel' unless that could be taken for the action. */
  dismiss?: string;
  danger?: boolean;
}

/** Asks before an action that cannot be undone; resolves to whether it was confirmed. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  const { t } = useTranslation();
  return async ({ title, text, details, action, dismiss, danger = true }) => {
    // Opened in the next task: the same Escape keydown would otherwise close the dialog.
    await new Promise((done) => setTimeout(done));
    return await modal.confirm({
      title,
      content: (
        <>
          {text.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {details}
        </>
      ),
      okText: action,
      okButtonProps: { danger },
      cancelText: dismiss ?? t('common.cancel'),
      focusable: { autoFocusButton: 'cancel' },
      mask: { closable: true },
    });
  };
}
