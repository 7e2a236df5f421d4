import { useTranslation } from 'react-i18next';
import { FamiliesToTell } from '../../ui/families/families-to-tell';
import { AdminView } from '../../ui/screen/view';

/** The families of the whole club whose mails can't be sent or failed, for coaches. */
export function ToTellView() {
  const { t } = useTranslation();
  return (
    <AdminView title={t('families.toTell.title')}>
      <FamiliesToTell target={{}} title={t('families.toTell.allTitle')} isPage />
    </AdminView>
  );
}
