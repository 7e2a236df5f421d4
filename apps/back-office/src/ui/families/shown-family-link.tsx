import { PrinterOutlined } from '@ant-design/icons';
import { DEFAULT_LANGUAGE } from '@lions/domain';
import { QrCode, qrPath, splitAddress } from '@lions/web-base';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../screen/copy';
import { enterFields } from '../screen/focus';

/** A family's link: to copy, scan or print. */
export function ShownFamilyLink({ url }: { url: string }) {
  const { t } = useTranslation();
  const field = useRef<HTMLDivElement>(null);
  // The pressed button is removed: move the focus.
  useEffect(() => enterFields(field.current, 'textarea'), []);
  return (
    <>
      <div ref={field}>
        <CopyField
          label={t('registrations.familyLink.label')}
          value={url}
          copy={t('registrations.familyLink.copy')}
        >
          <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
            {t('registrations.familyLink.print')}
          </Button>
        </CopyField>
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
