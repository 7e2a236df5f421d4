import { useTranslation } from 'react-i18next';
import { CLUB_ZONE } from '../../ui/time/clock';
import { useLanguage } from '../../ui/session/language';
import type { Wording } from './audit-words';

/** The text context of the current reader. */
export function useWording(): Wording {
  const { t } = useTranslation();
  const [language] = useLanguage();
  return { t, language, zone: CLUB_ZONE };
}
