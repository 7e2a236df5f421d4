import { type MessageDraftDto, useGetOutboxStateQuery } from '@lions/api-client';
import { LIMITS, MESSAGE_AUDIENCES } from '@lions/domain';
import { Alert, Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';

export type MessageValues = Pick<
  MessageDraftDto,
  'audience' | 'subjectEn' | 'textEn' | 'subjectFr' | 'textFr'
>;

/** Who gets the message, and its text in both languages side by side. */
export function MessageFields({ isTeam }: { isTeam: boolean }) {
  const { t } = useTranslation();
  const hasMailServer = useHasMailServer();
  const options = MESSAGE_AUDIENCES.map((value) => ({
    value,
    label: t(`families.message.audiences.${value}`),
  }));
  return (
    <>
      {isTeam && <p>{t('families.message.team')}</p>}
      <p className="admin-hint">{t('families.message.languages')}</p>
      {!hasMailServer && (
        <Alert type="info" showIcon className="admin-alert" title={t('families.message.noServer')} />
      )}
      <Form.Item name="audience" label={t('families.message.who')} className="message-audience">
        <Radio.Group options={options} />
      </Form.Item>
      <div className="message-languages">
        <LanguageFields language="En" />
        <LanguageFields language="Fr" />
      </div>
    </>
  );
}

const NAMES = { En: 'english', Fr: 'french' } as const;

/** Subject and text of one language: both, or neither. The other language may be empty. */
function LanguageFields({ language }: { language: 'En' | 'Fr' }) {
  const { t } = useTranslation();
  const [subject, text] = [`subject${language}`, `text${language}`] as const;
  const other = language === 'En' ? 'Fr' : 'En';
  /** Refuses an empty field beside a written one, and a message without any. */
  const needed = (field: string, beside: string) => ({
    dependencies: [beside, `subject${other}`, `text${other}`],
    rules: [
      ({ getFieldsValue }: { getFieldsValue: (names: string[]) => Record<string, string> }) => ({
        validator: (_: unknown, value: string) => {
          const values = getFieldsValue([beside, `subject${other}`, `text${other}`]);
          const isEmpty = (words: string | undefined) => (words ?? '').trim() === '';
          if (!isEmpty(value)) return Promise.resolve();
          if (!isEmpty(values[beside])) return Promise.reject(new Error(t('families.message.incomplete')));
          const isNothing = Object.values(values).every(isEmpty);
          return isNothing && field === 'subjectEn'
            ? Promise.reject(new Error(t('families.message.missing')))
            : Promise.resolve();
        },
      }),
    ],
  });
  return (
    <fieldset className="message-language">
      <legend>{t(`families.message.${NAMES[language]}`)}</legend>
      <Form.Item name={subject} label={t(`families.message.${subject}`)} {...needed(subject, text)}>
        <Input maxLength={LIMITS.messageSubject} lang={language.toLowerCase()} />
      </Form.Item>
      <Form.Item name={text} label={t(`families.message.${text}`)} {...needed(text, subject)}>
        <Input.TextArea
          maxLength={LIMITS.messageText}
          autoSize={{ minRows: 6, maxRows: 14 }}
          lang={language.toLowerCase()}
        />
      </Form.Item>
    </fieldset>
  );
}

/**
 * Whether the site sends mail to families; false until known, so that a coach is asked to tell them rather
 * than not.
 */
function useHasMailServer(): boolean {
  const { data } = useGetOutboxStateQuery();
  return data?.hasMailServer ?? false;
}
