import { MessageOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partOnDemand } from '../screen/part';
import type { MessageTarget } from './message-history';

/** Lazily loaded message dialog. */
const MessageDialogPart = partOnDemand(
  async () => (await import('./message-dialog')).MessageDialog,
  'dialog',
);

interface MessageButtonProps {
  target: MessageTarget;
  /** The practice, session or team. */
  name: string;
  /** Only the sent messages. */
  isReadOnly?: boolean;
}

/** Opens the messages to the families of a practice, session or team: a new one, and those sent. */
export function MessageButton({ target, name, isReadOnly = false }: MessageButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<MessageOutlined aria-hidden />}
        aria-label={t('families.message.openNamed', { name })}
        {...MessageDialogPart.ahead}
        onClick={() => setOpen(true)}
      >
        {t('families.message.open')}
      </Button>
      {isOpen && (
        <MessageDialogPart
          target={target}
          name={name}
          isReadOnly={isReadOnly}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}
