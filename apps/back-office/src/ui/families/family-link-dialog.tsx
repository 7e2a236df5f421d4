import { useHandFamilyLinkMutation } from '@lions/api-client';
import { LANGUAGES } from '@lions/domain';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLanguage } from '../../i18n/load-language';
import { AdminSpinner, LoadFailed } from '../screen/loading';
import { partOnDemand } from '../screen/part';
import './family-link.css';

/** Lazily loaded with the QR code library, and with all languages: its sheet is in the family's. */
const ShownFamilyLink = partOnDemand(async () => {
  const [part] = await Promise.all([import('./shown-family-link'), ...LANGUAGES.map(loadLanguage)]);
  return part.ShownFamilyLink;
});

interface FamilyLinkDialogProps {
  row: { id: number; parentEmail: string };
  onClosed: () => void;
}

/** Explains what a family's link opens and, once the coach requests it, shows the link to copy, scan or print. */
export function FamilyLinkDialog({ row, onClosed }: FamilyLinkDialogProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  // Local state only: the link is in no cache once the dialog is closed.
  const [ask, { data, error, isLoading, reset }] = useHandFamilyLinkMutation();
  const { id, parentEmail: email } = row;
  const show = () => void ask({ id });
  return (
    <Modal
      open={open}
      title={t('registrations.familyLink.title', { email })}
      footer={<Button onClick={() => setOpen(false)}>{t('common.close')}</Button>}
      onCancel={() => setOpen(false)}
      afterClose={() => {
        reset();
        onClosed();
      }}
    >
      <div className="family-link">
        <p>{t('registrations.familyLink.opens', { email })}</p>
        <p className="family-link-care">{t('registrations.familyLink.care')}</p>
        {error && <LoadFailed error={error} onRetry={show} />}
        {isLoading && <AdminSpinner />}
        {!data && !error && !isLoading && (
          <Button type="primary" {...ShownFamilyLink.ahead} onClick={show}>
            {t('registrations.familyLink.show')}
          </Button>
        )}
        {data && <ShownFamilyLink url={data.manageUrl} />}
      </div>
    </Modal>
  );
}
