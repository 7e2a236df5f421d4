import { Modal } from 'antd';
import { createContext, useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface Question {
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

type OpenDialog = ReturnType<typeof Modal.useModal>[0]['confirm'];

const OpenDialogContext = createContext<OpenDialog | undefined>(undefined);

/** Shows the confirmations of the components below. antd's App would bring its messages and notifications, too. */
export function Confirmations({ children }: { children: ReactNode }) {
  const [modal, dialogs] = Modal.useModal();
  return (
    <OpenDialogContext value={modal.confirm}>
      {children}
      {dialogs}
    </OpenDialogContext>
  );
}

/** Asks before an action that cannot be undone; resolves to whether it was confirmed. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const openDialog = useContext(OpenDialogContext);
  const { t } = useTranslation();
  if (!openDialog) throw new Error('useConfirm needs Confirmations above it.');
  return async ({ title, text, details, action, dismiss, danger = true }) => {
    // Opened in the next task: the same Escape keydown would otherwise close the dialog.
    await new Promise((done) => setTimeout(done));
    return await openDialog({
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
