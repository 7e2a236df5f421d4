import { DEFAULT_LANGUAGE } from '@lions/domain';
import { QrCode, qrPath, splitAddress } from '@lions/web-base';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

/** Print-only sheet for the family, in the language that its link names, without any name. */
export function FamilyLinkSheet({ url }: { url: string }) {
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
