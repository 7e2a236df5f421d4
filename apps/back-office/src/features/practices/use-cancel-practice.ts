import {
  useCancelPracticeMutation,
  useLazyListPracticeRegistrationsQuery,
  useUpdatePracticeMutation,
  type PracticeDto,
} from '@lions/api-client';
import { LIMITS } from '@lions/domain';
import { notify } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/dialogs/confirm';
import { notifyFailure } from '../../ui/forms/errors';
import { familyCount, useHasMailServer } from '../../ui/family-links/told';
import { useSessionName } from '../../ui/time/clock';
import { ifMatch } from '../../ui/forms/version-conflict';

/**
 * Cancels or restores a practice. Each asks first, and says how many families the site will report,
 * or the coach must report.
 */
export function useCancelPractice() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const nameOf = useSessionName();
  const familiesOf = useFamiliesOf();
  const hasMailServer = useHasMailServer();
  const [cancelPractice] = useCancelPracticeMutation();
  const [update] = useUpdatePracticeMutation();

  const report = (error: unknown, done: string, failed: string) =>
    error ? notifyFailure(t, failed, error) : notify({ kind: 'success', title: done });
  const familyNotice = ({ startsAt }: PracticeDto, count: number) => {
    if (count === 0) return t('practices.cancelToldNobody');
    if (!hasMailServer) return t('practices.cancelUntold', { count });
    // The site reports only what has not begun.
    const isAhead = new Date(startsAt) > new Date();
    return isAhead ? t('practices.cancelTold', { count }) : t('practices.cancelBegun', { count });
  };

  const cancel = async (practice: PracticeDto) => {
    const families = await familiesOf(practice, t('practices.cancelFailed'));
    if (families === undefined) return;
    const { id, version } = practice;
    const title = t('practices.cancelNamed', { when: nameOf(practice) });
    const text = [t('practices.cancelText'), familyNotice(practice, families)];
    const [action, dismiss] = [t('practices.cancelAction'), t('practices.keep')];
    if (!(await confirm({ title, text, action, dismiss }))) return;
    const { error } = await cancelPractice({ id, 'If-Match': ifMatch(version) });
    report(error, t('practices.cancelled'), t('practices.cancelFailed'));
  };

  const bringBack = async (practice: PracticeDto) => {
    const families = await familiesOf(practice, t('practices.bringBackFailed'));
    if (families === undefined) return;
    const { id, version } = practice;
    const title = t('practices.bringBackNamed', { when: nameOf(practice) });
    const text = [t('practices.bringBackText'), familyNotice(practice, families)];
    if (!(await confirm({ title, text, action: t('practices.bringBackAction'), danger: false }))) return;
    const updatePracticeDto = { isCancelled: false };
    const { error } = await update({ id, 'If-Match': ifMatch(version), updatePracticeDto });
    report(error, t('practices.broughtBack'), t('practices.bringBackFailed'));
  };
  return { cancel, bringBack };
}

/** Number of families with a registered or waiting child; on failure undefined, with a notice. */
function useFamiliesOf() {
  const { t } = useTranslation();
  const [list] = useLazyListPracticeRegistrationsQuery();
  return async ({ id, skatersCount, goaliesCount, waitlistCount }: PracticeDto, failed: string) => {
    if (skatersCount + goaliesCount + waitlistCount === 0) return 0;
    const { data, error } = await list({ practiceId: id, limit: LIMITS.pageSize.max });
    if (!data) {
      notifyFailure(t, failed, error);
      return undefined;
    }
    return familyCount(data);
  };
}
