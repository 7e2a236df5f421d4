import { useCreateWebhookMutation, type CreateWebhookDto } from '@lions/api-client';
import { LIMITS, WEBHOOK_EVENTS } from '@lions/domain';
import { Button, Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { useSave } from '../../ui/forms/use-save';
import { CopyField } from '../../ui/screen/copy';

interface WebhookDialogProps {
  onSecret: (secret: string) => void;
  onClosed: () => void;
}

/** Adds a webhook: its address, and the changes that it is told of. */
export function WebhookDialog({ onSecret, onClosed }: WebhookDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<CreateWebhookDto>();
  const [createWebhook] = useCreateWebhookMutation();
  const required = { message: t('validation.required') };
  const saving = useSave({
    form,
    call: async (createWebhookDto) => {
      const answer = await createWebhook({ createWebhookDto });
      if (answer.data) onSecret(answer.data.secret);
      return answer;
    },
    done: t('integrations.webhooks.added'),
    failed: t('integrations.webhooks.failed'),
    fieldOf: { WEBHOOK_ADDRESS: 'url' },
  });
  return (
    <FormDialog
      saving={saving}
      title={t('integrations.webhooks.add')}
      submitText={t('integrations.webhooks.add')}
      initialValues={{ url: '', events: [] }}
      onClosed={onClosed}
    >
      <Form.Item
        name="url"
        label={t('integrations.webhooks.url')}
        extra={t('integrations.webhooks.urlHint')}
        rules={[{ ...required, required: true }]}
      >
        <Input type="url" inputMode="url" maxLength={LIMITS.webhookUrl} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="events"
        label={t('integrations.webhooks.choose')}
        // Not `required`, which a group must not have.
        rules={[{ ...required, type: 'array', min: 1 }]}
      >
        <Checkbox.Group
          className="webhook-events"
          role="group"
          aria-label={t('integrations.webhooks.choose')}
        >
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox key={event} value={event}>
              <b>{t(`integrations.webhooks.events.${event}.name`)}</b> <code>{event}</code>
              <span className="admin-hint">{t(`integrations.webhooks.events.${event}.text`)}</span>
            </Checkbox>
          ))}
        </Checkbox.Group>
      </Form.Item>
    </FormDialog>
  );
}

/** The secret of a webhook, which no other screen shows. */
export function SecretDialog({ secret, onClosed }: { secret: string; onClosed: () => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      title={t('integrations.webhooks.secretTitle')}
      mask={{ closable: false }}
      footer={<Button onClick={() => setOpen(false)}>{t('common.close')}</Button>}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
    >
      <p>{t('integrations.webhooks.secretText')}</p>
      <CopyField
        label={t('integrations.webhooks.secret')}
        value={secret}
        copy={t('integrations.webhooks.copy')}
      />
    </Modal>
  );
}
