import type { CreatedApiKeyDto } from '@lions/api-client';
import { Button, Input, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../ui/screen/copy';
import { enterFields } from '../../ui/screen/focus';

interface ShownKeyDialogProps {
  made: CreatedApiKeyDto;
  onClosed: () => void;
}

/** A new key, to copy: the server cannot show it again. A click outside does not close it. */
export function ShownKeyDialog({ made: { name, key }, onClosed }: ShownKeyDialogProps) {
  const { t } = useTranslation();
  const callId = useId();
  const [open, setOpen] = useState(true);
  const fields = useRef<HTMLDivElement>(null);
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
        <CopyField label={t('integrations.keys.shownLabel')} value={key} copy={t('integrations.keys.copy')} />
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
