import {
  usePreviewMessageMutation,
  useSendMessageMutation,
  type MessageDraftDto,
  type MessagePreviewDto,
} from '@lions/api-client';
import { isWritten } from '@lions/domain';
import { notify, requestKeys } from '@lions/web-base';
import { Button, Form, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure, showFieldProblems } from '../forms/errors';
import { useGuardedClose } from '../forms/unsaved';
import { OutOfScopeNote } from '../session/team-scope';
import { MessageFields, type MessageValues } from './message-fields';
import { MessageHistory } from './message-history';
import { MessagePreview } from './message-preview';
import '../dialogs/form-dialog.css';
import './message.css';

/** A practice, a session or a team. */
export type MessageTarget = Pick<MessageDraftDto, 'practiceId' | 'sessionId' | 'teamId'>;

const EMPTY: MessageValues = { audience: 'both', subjectEn: '', textEn: '', subjectFr: '', textFr: '' };

/** What the preview shows, which is what is sent. */
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
 * that were sent, alone for a coach who may not change the target. Each change of the text removes the preview, so that only what was seen is sent.
 */
export function MessageDialog({ target, name, isReadOnly, onClosed }: MessageDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<MessageValues>();
  const [open, setOpen] = useState(true);
  const [isDirty, setDirty] = useState(false);
  const [previewed, setPreviewed] = useState<Previewed>();
  const [preview, { isLoading }] = usePreviewMessageMutation();
  const leave = useGuardedClose(open && isDirty, () => setOpen(false));
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
      <MessageHistory target={target} />
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
