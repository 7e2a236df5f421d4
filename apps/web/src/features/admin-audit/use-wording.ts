import { useTranslation } from 'react-i18next';
import { CLUB_ZONE } from '../../ui/admin-clock';
import { useLanguage } from '../../ui/admin-language';
import type { Wording } from './audit-words';

/** The wording of the reader who is looking. */
export function useWording(): Wording {
  const { t } = useTranslation();
  const [language] = useLanguage();
  return { t, language, zone: CLUB_ZONE };
}
