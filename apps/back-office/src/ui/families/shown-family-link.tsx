import { PrinterOutlined } from '@ant-design/icons';
import { DEFAULT_LANGUAGE } from '@lions/domain';
import { copyText, notify, QrCode, qrPath, splitAddress } from '@lions/web-base';
import { Button, Input } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { enterFields } from '../screen/focus';

/** A family's link: to copy, scan or print. */
export function ShownFamilyLink({ url }: { url: string }) {
  const { t } = useTranslation();
  const fieldId = useId();
  const field = useRef<HTMLDivElement>(null);
  // The pressed button is removed: move the focus.
  useEffect(() => enterFields(field.current, 'textarea'), []);
  const copy = async () => {
    if (await copyText(url)) notify({ kind: 'success', title: t('registrations.familyLink.copied') });
    else
      notify({
        kind: 'error',
        title: t('common.error'),
        description: t('registrations.familyLink.copyFailed'),
      });
  };
  return (
    <>
      <div ref={field}>
        <label htmlFor={fieldId}>{t('registrations.familyLink.label')}</label>
        <Input.TextArea
          id={fieldId}
          value={url}
          readOnly
          autoSize
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div className="family-link-ways">
        <Button type="primary" onClick={() => void copy()}>
          {t('registrations.familyLink.copy')}
        </Button>
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {t('registrations.familyLink.print')}
        </Button>
      </div>
      <div className="family-link-qr">
        <QrCode qr={qrPath(url)} label={t('registrations.familyLink.qrAlt')} />
        <p>{t('registrations.familyLink.qrText')}</p>
      </div>
      <FamilyLinkSheet url={url} />
    </>
  );
}

/** Print-only sheet for the family, in the language that its link names, without any name. */
function FamilyLinkSheet({ url }: { url: string }) {
  const { i18n } = useTranslation();
  const language = splitAddress(new URL(url).pathname).language ?? DEFAULT_LANGUAGE;
  const t = i18n.getFixedT(language);
  return createPortal(
    <section className="family-link-sheet" lang={language}>
      <h2>{t('registrations.familyLink.sheetTitle')}</h2>
      <p>{t('registrations.familyLink.sheetText')}</p>
      <QrCode qr={qrPath(url)} label={t('registrations.familyLink.qrAlt')} />
      <p className="family-link-address">{url}</p>
      <p>{t('registrations.familyLink.sheetCare')}</p>
    </section>,
    document.body,
  );
}
