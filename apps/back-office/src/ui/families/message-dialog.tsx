import {
  type MessageDraftDto,
  type MessageDto,
  type MessagePreviewDto,
  usePreviewMessageMutation,
  useSendMessageMutation,
} from '@lions/api-client';
import { isWritten } from '@lions/domain';
import { notify, requestKeys } from '@lions/web-base';
import { Alert, Button, Form, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SendOutlined } from '@ant-design/icons';
import { notifyFailure, showFieldProblems } from '../forms/errors';
import { useGuardedClose } from '../forms/unsaved';
import { OutOfScopeNote } from '../session/team-scope';
import { MessageFields, type MessageValues } from './message-fields';
import { MessageHistory, type MessageTarget } from './message-history';
import { useFocusOnMount } from '../screen/focus';
import '../dialogs/form-dialog.css';
import './message.css';

const EMPTY: MessageValues = { audience: 'confirmed', subjectEn: '', textEn: '', subjectFr: '', textFr: '' };

/** A previewed draft: exactly this draft is sent. */
interface Previewed {
  draft: MessageDraftDto;
  preview: MessagePreviewDto;
}

interface MessageDialogProps {
  target: MessageTarget;
  name: string;
  isReadOnly: boolean;
  onClosed: () => void;
}

/**
 * A message to the families: written in both languages, previewed with its recipients, then sent; below, the messages
 * that were sent, each to be used again, or alone for a coach who may not change the target. Each change of the text
 * removes the preview, so that only what was seen is sent.
 */
export function MessageDialog({ target, name, isReadOnly, onClosed }: MessageDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<MessageValues>();
  const [open, setOpen] = useState(true);
  const [isDirty, setDirty] = useState(false);
  const [previewed, setPreviewed] = useState<Previewed>();
  const [preview, { isLoading }] = usePreviewMessageMutation();
  const leave = useGuardedClose(open && isDirty, () => setOpen(false));
  const fill = ({ subjectEn, textEn, subjectFr, textFr }: MessageDto) => {
    form.setFieldsValue({ subjectEn, textEn, subjectFr, textFr });
    form.getFieldInstance('subjectEn')?.focus();
    setDirty(true);
    setPreviewed(undefined);
  };
  const { send, isSending } = useSend(() => {
    form.resetFields();
    form.getFieldInstance('subjectEn')?.focus();
    setDirty(false);
    setPreviewed(undefined);
  });
  const show = async (values: MessageValues) => {
    if (!isWritten(values)) return;
    const draft = { ...values, ...target };
    const { data, error } = await preview({ messageDraftDto: draft });
    if (data) return setPreviewed({ draft, preview: data });
    showFieldProblems(form, t, error);
    notifyFailure(t, t('families.message.previewFailed'), error);
  };
  return (
    <Modal
      className="form-dialog"
      open={open}
      width="min(60rem, 100%)"
      title={t('families.message.openNamed', { name })}
      onCancel={() => void leave()}
      afterClose={onClosed}
      mask={{ closable: false }}
      footer={null}
    >
      {isReadOnly ? (
        <OutOfScopeNote of={target.practiceId === undefined ? 'team' : 'practices'} />
      ) : (
        <Form<MessageValues>
          form={form}
          layout="vertical"
          noValidate
          initialValues={EMPTY}
          disabled={isSending}
          scrollToFirstError={{ focus: true }}
          onValuesChange={(_, values) => {
            setPreviewed(undefined);
            setDirty(JSON.stringify(values) !== JSON.stringify(EMPTY));
          }}
          onFinish={(values) => void show(values)}
        >
          <MessageFields isTeam={target.teamId !== undefined} />
          {!previewed && (
            <Button type="primary" htmlType="submit" loading={isLoading}>
              {t('families.message.preview')}
            </Button>
          )}
        </Form>
      )}
      {previewed && (
        <MessagePreview
          preview={previewed.preview}
          isSending={isSending}
          onSend={() => void send(previewed.draft)}
        />
      )}
      <MessageHistory target={target} onUseAgain={isReadOnly || isDirty ? undefined : fill} />
    </Modal>
  );
}

/** Sends once: a second press, or a retry after a lost answer, has the same key. */
function useSend(onSent: () => void) {
  const { t } = useTranslation();
  const [sendMessage, { isLoading: isSending }] = useSendMessageMutation();
  const [keyOf, setKeyOf] = useState(() => requestKeys());
  const isPressed = useRef(false);
  const send = async (draft: MessageDraftDto) => {
    if (isPressed.current) return;
    isPressed.current = true;
    const key = keyOf(draft);
    const { data, error } = await sendMessage({ 'Idempotency-Key': key, messageDraftDto: draft });
    isPressed.current = false;
    if (!data) return notifyFailure(t, t('families.message.sendFailed'), error);
    // The same words may be sent again on purpose.
    setKeyOf(() => requestKeys());
    notify({ kind: 'success', title: t('families.message.sent', { count: data.families }) });
    onSent();
  };
  return { send, isSending };
}

const NAMES = { en: 'english', fr: 'french' } as const;

interface MessagePreviewProps {
  preview: MessagePreviewDto;
  isSending: boolean;
  onSend: () => void;
}

/** Who gets the message and how it reads, with the button that sends it. */
function MessagePreview({ preview, isSending, onSend }: MessagePreviewProps) {
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
