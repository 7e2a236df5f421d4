import { useCreateResetLinkMutation, type UserDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Button, Input, Modal } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../../ui/time/clock';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { userName } from './user-values';

interface ResetLinkDialogProps {
  user: UserDto;
  onClosed: () => void;
}

/** Creates a one-time password link, valid for an hour and shown only here. */
export function ResetLinkDialog({ user, onClosed }: ResetLinkDialogProps) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const fieldId = useId();
  const [open, setOpen] = useState(true);
  const [createLink, { data: link, error }] = useCreateResetLinkMutation();
  const { id } = user;
  const create = () => void createLink({ id });
  useEffect(() => void createLink({ id }), [createLink, id]);

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      notify({ kind: 'success', title: t('users.copied') });
    } catch {
      notify({ kind: 'error', title: t('common.error'), description: t('users.copyFailed') });
    }
  };

  return (
    <Modal
      open={open}
      title={t('users.resetLinkTitle')}
      footer={<Button onClick={() => setOpen(false)}>{t('common.close')}</Button>}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
    >
      {error && <LoadFailed error={error} onRetry={create} />}
      {!link && !error && <AdminSpinner />}
      {link && (
        <>
          <p>{t('users.resetLinkText', { name: userName(user), when: formatMoment(link.expiresAt) })}</p>
          <label htmlFor={fieldId}>{t('users.resetLinkLabel')}</label>
          <Input.TextArea id={fieldId} value={link.url} readOnly autoSize />
          <div className="admin-form-actions">
            <Button type="primary" onClick={() => void copy(link.url)}>
              {t('users.copy')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
