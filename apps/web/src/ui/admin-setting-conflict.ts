import { isApiError } from '@lions/api-client';
import { AUDIT_SERVER } from '@lions/domain';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from './admin-clock';
import { notify } from './notice-store';

/**
 * Tells that somebody else changed a setting since it was shown: who and when, then `wayOn`, a sentence on what the
 * screen shows now. Gives whether a failed save was that.
 */
export function useSettingConflict(wayOn: string): (error: unknown) => boolean {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const nameOf = useActorName();
  return (error) => {
    if (!isApiError(error) || !['VERSION_CONFLICT', 'SETTING_NOT_FOUND'].includes(error.code ?? ''))
      return false;
    const { changedBy, changedAt } = error;
    const who =
      changedBy && changedAt
        ? `${t('settings.changedBy', { name: nameOf(changedBy), when: formatMoment(changedAt) })} `
        : '';
    notify({ kind: 'error', title: t('common.conflictTitle'), description: `${who}${wayOn}` });
    return true;
  };
}

/** Who changed something, in words: a username, or the server itself. */
export function useActorName(): (actor: string) => string {
  const { t } = useTranslation();
  return (actor) => (actor === AUDIT_SERVER ? t('audit.server') : actor);
}
