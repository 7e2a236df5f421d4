import type { CreatedApiKeyDto } from '@lions/api-client';
import { copyText, notify } from '@lions/web-base';
import { Button, Input, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enterFields } from '../../ui/screen/focus';

interface ShownKeyDialogProps {
  made: CreatedApiKeyDto;
  onClosed: () => void;
}

/** A new key, to copy: the server cannot show it again. A click outside does not close it. */
export function ShownKeyDialog({ made: { name, key }, onClosed }: ShownKeyDialogProps) {
  const { t } = useTranslation();
  const [keyId, callId] = [useId(), useId()];
  const [open, setOpen] = useState(true);
  const fields = useRef<HTMLDivElement>(null);
  const copy = async () => {
    if (await copyText(key)) notify({ kind: 'success', title: t('integrations.keys.copied') });
    else notify({ kind: 'error', title: t('common.error'), description: t('integrations.keys.copyFailed') });
  };
  return (
    <Modal
      open={open}
      title={t('integrations.keys.shownTitle', { name })}
      footer={<Button onClick={() => setOpen(false)}>{t('common.close')}</Button>}
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      afterOpenChange={(isOpen) => isOpen && enterFields(fields.current, 'textarea')}
    >
      <div ref={fields} className="integrations-secret">
        <p>{t('integrations.keys.shownText')}</p>
        <label htmlFor={keyId}>{t('integrations.keys.shownLabel')}</label>
        <Input.TextArea
          id={keyId}
          value={key}
          readOnly
          autoSize
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className="admin-form-actions">
          <Button type="primary" onClick={() => void copy()}>
            {t('integrations.keys.copy')}
          </Button>
        </div>
        <label htmlFor={callId}>{t('integrations.keys.firstCall')}</label>
        <Input.TextArea
          id={callId}
          value={`curl -H "Authorization: Bearer ${key}" ${window.location.origin}/api/teams`}
          readOnly
          autoSize
        />
      </div>
    </Modal>
  );
}
