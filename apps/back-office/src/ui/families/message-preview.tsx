import { SendOutlined } from '@ant-design/icons';
import type { MessagePreviewDto } from '@lions/api-client';
import { Alert, Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnMount } from '../focus/focus';

const NAMES = { en: 'english', fr: 'french' } as const;

interface MessagePreviewProps {
  preview: MessagePreviewDto;
  isSending: boolean;
  onSend: () => void;
}

/** Who gets the message and how it reads, with the button that sends it. */
export function MessagePreview({ preview, isSending, onSend }: MessagePreviewProps) {
  const { t } = useTranslation();
  const id = useId();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { recipients, players, letters } = preview;
  const count = recipients.length;
  if (count === 0)
    return <Alert type="warning" showIcon className="admin-alert" title={t('families.message.none')} />;
  return (
    <section className="message-preview" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t('families.message.recipients', { count })} · {t('families.message.players', { count: players })}
      </h3>
      <details className="admin-fold">
        <summary>{t('families.message.names')}</summary>
        <ul className="message-recipients">
          {recipients.map(({ email, players: names }) => (
            <li key={email}>
              {names.join(', ')} <span className="admin-hint">{email}</span>
            </li>
          ))}
        </ul>
      </details>
      <p className="admin-hint">{t('families.message.letterHint')}</p>
      <div className="message-languages">
        {letters.map(({ language, subject, text }) => (
          <figure key={language} className="message-letter">
            <figcaption className="admin-hint">
              {t('families.message.letter', { language: t(`families.message.${NAMES[language]}`) })}
            </figcaption>
            <div lang={language} className="admin-prose">
              <b>{subject}</b>
              {`\n\n${text}`}
            </div>
          </figure>
        ))}
      </div>
      <Button type="primary" icon={<SendOutlined aria-hidden />} loading={isSending} onClick={onSend}>
        {t('families.message.send', { count })}
      </Button>
    </section>
  );
}
