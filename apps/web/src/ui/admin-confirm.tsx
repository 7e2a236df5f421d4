import { App } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Question {
  title: string;
  /** Sentences, a paragraph each. */
  text: string[];
  /** What stands below them, such as a list. */
  details?: ReactNode;
  /** What the button says that does it. */
  action: string;
  /** What the button says that leaves all as it is; 'Cancel' where that cannot be taken for the action. */
  dismiss?: string;
  danger?: boolean;
}

/** Asks before something that cannot be taken back; gives whether the answer was yes. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  const { t } = useTranslation();
  return async ({ title, text, details, action, dismiss, danger = true }) => {
    // The Escape that asks is still on its way: a question that stood already would take it for its answer.
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
