import { Modal } from 'antd';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
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

interface ConfirmDialogProps {
  question: Question;
  onAnswer: (isConfirmed: boolean) => void;
  /** The dialog is gone, and the focus is back. */
  onClosed: () => void;
}

/** A question with two buttons; the focus is on the one that dismisses it. */
export function ConfirmDialog({ question, onAnswer, onClosed }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const [modal, dialog] = Modal.useModal();
  const { title, text, details, action, dismiss, danger = true } = question;
  const open = useEffectEvent(() =>
    modal.confirm({
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
      onOk: () => onAnswer(true),
      onCancel: () => onAnswer(false),
      afterClose: onClosed,
    }),
  );
  useEffect(() => {
    const { destroy } = open();
    return destroy;
  }, []);
  return dialog;
}
