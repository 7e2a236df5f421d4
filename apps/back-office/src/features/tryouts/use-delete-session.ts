import {
  useDeleteTryoutSessionMutation,
  useLazyListRegistrationsQuery,
  type RegistrationDto,
  type TryoutSessionDto,
} from '@lions/api-client';
import { locationLabel } from '@lions/domain';
import { notify } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/dialogs/confirm';
import { useHasMailServer } from '../../ui/family-links/mail-server';
import { familyCount, isAhead } from '../../ui/family-links/told';
import { notifyFailure } from '../../ui/forms/errors';
import { ifMatch } from '../../ui/forms/version-conflict';
import { useLanguage } from '../../ui/session/language';
import { useSessionName } from '../../ui/time/clock';

/** Deletes a session after a confirmation that says how many players and families it concerns, and who tells them. */
export function useDeleteSession(session: TryoutSessionDto, canRestore: boolean) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const confirm = useConfirm();
  const when = useSessionName()(session);
  const hasMailServer = useHasMailServer();
  const [list, { isFetching: isCounting }] = useLazyListRegistrationsQuery();
  const [deleteSession] = useDeleteTryoutSessionMutation();
  const { id, version } = session;

  /** Undefined, with a notice, when the families cannot be counted. */
  const consequences = async () => {
    const count = session.registeredCount + session.waitlistCount;
    if (count === 0) return [];
    const players = t('tryouts.deletePlayers', { count });
    if (!isAhead(session)) return [players];
    const query = list({ id });
    const { data, error } = await query;
    // Otherwise the query would refetch after the deletion and answer 404.
    query.unsubscribe();
    if (!data) {
      notifyFailure(t, t('tryouts.deleteFailed'), error);
      return undefined;
    }
    const families = familyCount(data.filter((row): row is RegistrationDto => 'parentEmail' in row));
    const told = t(hasMailServer ? 'tryouts.deleteTold' : 'tryouts.deleteUntold', { count: families });
    return [players, told];
  };
  const remove = async () => {
    const concerned = await consequences();
    if (!concerned) return;
    const text = [
      t('tryouts.confirmDelete'),
      t('tryouts.deleteLoses', { when, location: locationLabel(session.location, language) }),
      ...concerned,
      t(canRestore ? 'tryouts.restorableByYou' : 'common.keptThirtyDays'),
    ];
    if (!(await confirm({ title: t('tryouts.deleteTitle'), text, action: t('common.delete') }))) return;
    const { error } = await deleteSession({ id, 'If-Match': ifMatch(version) });
    if (error) notifyFailure(t, t('tryouts.deleteFailed'), error);
    else notify({ kind: 'success', title: t('tryouts.deleted') });
  };
  return { remove, isCounting };
}
