import { useTranslation } from 'react-i18next';
import { useHasMailServer } from '../../ui/family-links/mail-server';
import { isAhead } from '../../ui/family-links/told';
import type { RosterTarget } from './roster';

/** Whether the site or the coach tells the families of a change of places; after the start no family is told. */
export function useFamilyNotice(target: RosterTarget): string | undefined {
  const { t } = useTranslation();
  const notice = t(useHasMailServer() ? 'registrations.placeTold' : 'registrations.placeUntold');
  return isAhead(target) ? notice : undefined;
}
