import { locationLabel } from '@lions/domain';
import { notify } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useAnnouncedChange, type Outcome } from '../../ui/changes/use-announced-change';
import { notifyFailure } from '../../ui/forms/errors';
import { ifMatch } from '../../ui/forms/version-conflict';
import { useLanguage } from '../../ui/session/language';
import { isPractice, type Activity } from './activity';
import { useActivityName } from './activity-names';

/**
 * Cancels, brings back or deletes an activity; each asks first, and says which families it concerns and who tells
 * them.
 */
export function useActivityActions(activity: Activity) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { change } = useAnnouncedChange();
  const { when: time, where } = useActivityName(activity);
  // Two sessions may have the same hours.
  const when = [time, where].filter(Boolean).join(', ');
  const area = isPractice(activity) ? 'practices' : 'tryouts';
  const arg = { id: activity.id, 'If-Match': ifMatch(activity.version) };
  const report = (outcome: Outcome, done: string, failed: string) => {
    if (outcome?.error) notifyFailure(t, failed, outcome.error);
    else if (outcome) notify({ kind: 'success', title: done });
  };

  const cancel = async () => {
    const question = {
      title: t(`${area}.cancelNamed`, { when }),
      text: [t(`${area}.cancelText`)],
      action: t(`${area}.cancelAction`),
      dismiss: t(`${area}.keep`),
    };
    const outcome = isPractice(activity)
      ? await change({ call: 'cancelPractice', arg, question })
      : await change({
          call: 'updateTryoutSession',
          arg: { ...arg, updateTryoutSessionDto: { isCancelled: true } },
          question,
        });
    const done = isPractice(activity) ? t('practices.cancelled') : t('tryouts.cancelDone');
    report(outcome, done, t(`${area}.cancelFailed`));
  };
  const bringBack = async () => {
    const question = {
      title: t(`${area}.bringBackNamed`, { when }),
      text: [t(`${area}.bringBackText`)],
      action: t(`${area}.bringBackAction`),
      danger: false,
    };
    const body = { isCancelled: false };
    const outcome = isPractice(activity)
      ? await change({ call: 'updatePractice', arg: { ...arg, updatePracticeDto: body }, question })
      : await change({
          call: 'updateTryoutSession',
          arg: { ...arg, updateTryoutSessionDto: body },
          question,
        });
    report(outcome, t(`${area}.broughtBack`), t(`${area}.bringBackFailed`));
  };
  /** For a session; `canRestore` tells the user that a superadmin can restore it. */
  const remove = async (location: string, canRestore: boolean) => {
    const text = [
      t('tryouts.confirmDelete'),
      t('tryouts.deleteLoses', { when: time, location: locationLabel(location, language) }),
      t(canRestore ? 'tryouts.restorableByYou' : 'common.keptThirtyDays'),
    ];
    const question = { title: t('tryouts.deleteTitle'), text, action: t('common.delete') };
    const outcome = await change({ call: 'deleteTryoutSession', arg, question });
    report(outcome, t('tryouts.deleted'), t('tryouts.deleteFailed'));
  };
  return { cancel, bringBack, remove };
}
