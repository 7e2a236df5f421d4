import { useListMessagesQuery, type MessageDraftDto, type MessageDto } from '@lions/api-client';
import { messageIn } from '@lions/domain';
import { RedoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminSpinner, LoadFailed } from '../screen/loading';
import { useLanguage } from '../session/language';
import { useMomentFormat } from '../time/clock';

/** A practice, a session or a team. */
export type MessageTarget = Pick<MessageDraftDto, 'practiceId' | 'sessionId' | 'teamId'>;

interface MessageHistoryProps {
  target: MessageTarget;
  /** Absent for a coach who may not write one, or is writing one. */
  onUseAgain?: ((message: MessageDto) => void) | undefined;
}

/** The sent messages, newest first: who, when, to how many, and what became of the mails. */
export function MessageHistory({ target, onUseAgain }: MessageHistoryProps) {
  const { t } = useTranslation();
  const id = useId();
  const { data, error, refetch } = useListMessagesQuery(target, { refetchOnMountOrArgChange: true });
  return (
    <section className="message-history" aria-labelledby={id}>
      <h3 id={id}>{t('families.message.history')}</h3>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <AdminSpinner />}
      {data?.length === 0 && <p className="admin-hint">{t('families.message.historyNone')}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((message) => (
            <SentMessage key={message.id} message={message} onUseAgain={onUseAgain} />
          ))}
        </ul>
      )}
    </section>
  );
}

const STATES = ['sent', 'pending', 'failed', 'told', 'dropped'] as const;

interface SentMessageProps extends Pick<MessageHistoryProps, 'onUseAgain'> {
  message: MessageDto;
}

function SentMessage({ message, onUseAgain }: SentMessageProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const moment = useMomentFormat();
  const { sentBy, sentAt, audience, families, mails } = message;
  const { subject } = messageIn(message, language);
  const states = STATES.filter((state) => mails[state] > 0);
  const texts = [
    { language: 'en', subject: message.subjectEn, text: message.textEn },
    { language: 'fr', subject: message.subjectFr, text: message.textFr },
  ].filter(({ text }) => text !== '');
  return (
    <li>
      <details className="admin-fold">
        <summary>
          <span>
            <b>{subject}</b>
            <span className="admin-hint">
              {t('families.message.sentBy', { by: sentBy, at: moment(sentAt) })}
            </span>
            <span className="admin-hint">
              {[
                t('families.message.reach', {
                  audience: t(`families.message.audiences.${audience}`),
                  count: families,
                }),
                ...states.map((state) => t(`families.message.mails.${state}`, { count: mails[state] })),
              ].join(' · ')}
            </span>
          </span>
        </summary>
        <div className="message-languages">
          {texts.map((written) => (
            <div key={written.language} lang={written.language} className="message-letter admin-prose">
              <b>{written.subject}</b>
              {`\n\n${written.text}`}
            </div>
          ))}
        </div>
      </details>
      {onUseAgain && (
        <Button
          icon={<RedoOutlined aria-hidden />}
          aria-label={t('families.message.useAgainNamed', { subject })}
          onClick={() => onUseAgain(message)}
        >
          {t('families.message.useAgain')}
        </Button>
      )}
    </li>
  );
}
