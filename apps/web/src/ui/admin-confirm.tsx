import { App } from 'antd';
import { useTranslation } from 'react-i18next';

interface Question {
  title: string;
  /** Sentences, a paragraph each. */
  text: string[];
  /** What the button says that does it. */
  action: string;
  danger?: boolean;
}

/** Asks before something that cannot be taken back; gives whether the answer was yes. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  const { t } = useTranslation();
  return async ({ title, text, action, danger = true }) =>
    await modal.confirm({
      title,
      content: text.map((sentence) => <p key={sentence}>{sentence}</p>),
      okText: action,
      okButtonProps: { danger },
      cancelText: t('common.cancel'),
      focusable: { autoFocusButton: 'cancel' },
      mask: { closable: true },
    });
}
