import {
  useDeleteTryoutSessionMutation,
  useLazyListRegistrationsQuery,
  useUpdateTryoutSessionMutation,
  type RegistrationDto,
  type TryoutSessionDto,
} from '@lions/api-client';
import { locationLabel } from '@lions/domain';
import { notify } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/dialogs/confirm';
import { familyCount, hasBegun, isAhead, useHasMailServer } from '../../ui/family-links/told';
import { notifyFailure } from '../../ui/forms/errors';
import { ifMatch } from '../../ui/forms/version-conflict';
import { useLanguage } from '../../ui/session/language';
import { useSessionName } from '../../ui/time/clock';

/** Text keys of who tells the families: the site by mail, or the coach. */
interface Told {
  told: 'tryouts.toldOff' | 'tryouts.toldBack';
  untold: 'tryouts.untold' | 'tryouts.deleteUntold';
}

/**
 * Deletes, cancels or restores a session. Each asks first, and says how many players and families it concerns, and
 * who tells them.
 */
export function useSessionActions(session: TryoutSessionDto, canRestore: boolean) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const confirm = useConfirm();
  const when = useSessionName()(session);
  const [deleteSession] = useDeleteTryoutSessionMutation();
  const [update] = useUpdateTryoutSessionMutation();
  const { concerned, isCounting } = useConcerned(session);
  const { id, version } = session;

  const report = (error: unknown, done: string, failed: string) =>
    error ? notifyFailure(t, failed, error) : notify({ kind: 'success', title: done });
  const saveCancelled = (isCancelled: boolean) =>
    update({ id, 'If-Match': ifMatch(version), updateTryoutSessionDto: { isCancelled } });

  const remove = async () => {
    const failed = t('tryouts.deleteFailed');
    const told = { told: 'tryouts.toldOff', untold: 'tryouts.deleteUntold' } as const;
    const families = await concerned(isAhead(session), told, failed);
    if (!families) return;
    const text = [
      t('tryouts.confirmDelete'),
      t('tryouts.deleteLoses', { when, location: locationLabel(session.location, language) }),
      ...families,
      t(canRestore ? 'tryouts.restorableByYou' : 'common.keptThirtyDays'),
    ];
    if (!(await confirm({ title: t('tryouts.deleteTitle'), text, action: t('common.delete') }))) return;
    const { error } = await deleteSession({ id, 'If-Match': ifMatch(version) });
    report(error, t('tryouts.deleted'), failed);
  };
  const cancel = async () => {
    const failed = t('tryouts.cancelFailed');
    const told = { told: 'tryouts.toldOff', untold: 'tryouts.untold' } as const;
    const families = await concerned(isAhead(session), told, failed);
    if (!families) return;
    const title = t('tryouts.cancelNamed', { when });
    const [action, dismiss] = [t('tryouts.cancelAction'), t('tryouts.keep')];
    if (!(await confirm({ title, text: [t('tryouts.cancelText'), ...families], action, dismiss }))) return;
    const { error } = await saveCancelled(true);
    report(error, t('tryouts.cancelDone'), failed);
  };
  const bringBack = async () => {
    const failed = t('tryouts.bringBackFailed');
    const told = { told: 'tryouts.toldBack', untold: 'tryouts.untold' } as const;
    const families = await concerned(isAhead({ ...session, cancelledAt: null }), told, failed);
    if (!families) return;
    const title = t('tryouts.bringBackNamed', { when });
    const text = [t('tryouts.bringBackText'), ...families];
    if (!(await confirm({ title, text, action: t('tryouts.bringBackAction'), danger: false }))) return;
    const { error } = await saveCancelled(false);
    report(error, t('tryouts.broughtBack'), failed);
  };
  return { remove, cancel, bringBack, isCounting };
}

/** Sentences on the players and families of a session. */
function useConcerned(session: TryoutSessionDto) {
  const { t } = useTranslation();
  const hasMailServer = useHasMailServer();
  const [list, { isFetching: isCounting }] = useLazyListRegistrationsQuery();
  const { id, registeredCount, waitlistCount } = session;

  /**
   * `isTold`: whether the site writes to the families, if it can. Undefined, with a notice, when they cannot be
   * counted.
   */
  const concerned = async (isTold: boolean, { told, untold }: Told, failed: string) => {
    const count = registeredCount + waitlistCount;
    if (count === 0) return [];
    const players = t('tryouts.concerned', { count });
    // Of a session that is hidden, cancelled or over, there is nothing new to tell.
    if (!isTold && !isUnderWay(session)) return [players];
    const query = list({ id });
    const { data, error } = await query;
    // Otherwise the query would refetch after a deletion and answer 404.
    query.unsubscribe();
    if (!data) {
      notifyFailure(t, failed, error);
      return undefined;
    }
    const families = familyCount(data.filter((row): row is RegistrationDto => 'parentEmail' in row));
    const sentence = isTold ? (hasMailServer ? told : untold) : 'tryouts.untoldBegun';
    return [players, t(sentence, { count: families })];
  };
  return { concerned, isCounting };
}

/** Whether it has begun and is not over: its families are there, and get no mail. */
const isUnderWay = ({ isActive, cancelledAt, startsAt, endsAt }: TryoutSessionDto): boolean =>
  isActive && cancelledAt === null && hasBegun({ startsAt }) && !hasBegun({ startsAt: endsAt });
