import { isApiError } from '@lions/api-client';
import { AUDIT_SERVER } from '@lions/domain';
import { notify } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../time/clock';

/**
 * Raises a notice when another user changed the setting first: who and when, then `advice`, a sentence on what
 * the screen shows now. Returns whether the failed save was such a conflict.
 */
export function useSettingConflict(advice: string): (error: unknown) => boolean {
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
    notify({ kind: 'error', title: t('common.conflictTitle'), description: `${who}${advice}` });
    return true;
  };
}

/** Display name of who made a change: a username, or the server. */
export function useActorName(): (actor: string) => string {
  const { t } = useTranslation();
  return (actor) => (actor === AUDIT_SERVER ? t('audit.server') : actor);
}
