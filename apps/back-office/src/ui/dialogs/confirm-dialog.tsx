import { Modal } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from './confirm';

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
