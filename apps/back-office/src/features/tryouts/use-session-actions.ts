import type { TryoutSessionDto } from '@lions/api-client';
import { locationLabel } from '@lions/domain';
import { notify } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useAnnouncedChange, type Outcome } from '../../ui/changes/use-announced-change';
import { notifyFailure } from '../../ui/forms/errors';
import { ifMatch } from '../../ui/forms/version-conflict';
import { useLanguage } from '../../ui/session/language';
import { useSessionName } from '../../ui/time/clock';

/** Deletes, cancels or restores a session; each asks first, and says which families it concerns and who tells them. */
export function useSessionActions(
  { id, version, location, ...session }: TryoutSessionDto,
  canRestore: boolean,
) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { change, isAsking } = useAnnouncedChange();
  const when = useSessionName()(session);
  const arg = { id, 'If-Match': ifMatch(version) };
  const report = (outcome: Outcome, done: string, failed: string) => {
    if (outcome?.error) notifyFailure(t, failed, outcome.error);
    else if (outcome) notify({ kind: 'success', title: done });
  };

  const remove = async () => {
    const text = [
      t('tryouts.confirmDelete'),
      t('tryouts.deleteLoses', { when, location: locationLabel(location, language) }),
      t(canRestore ? 'tryouts.restorableByYou' : 'common.keptThirtyDays'),
    ];
    const question = { title: t('tryouts.deleteTitle'), text, action: t('common.delete') };
    const outcome = await change({ call: 'deleteTryoutSession', arg, question });
    report(outcome, t('tryouts.deleted'), t('tryouts.deleteFailed'));
  };
  const cancel = async () => {
    const title = t('tryouts.cancelNamed', { when });
    const [action, dismiss] = [t('tryouts.cancelAction'), t('tryouts.keep')];
    const outcome = await change({
      call: 'updateTryoutSession',
      arg: { ...arg, updateTryoutSessionDto: { isCancelled: true } },
      question: { title, text: [t('tryouts.cancelText')], action, dismiss },
    });
    report(outcome, t('tryouts.cancelDone'), t('tryouts.cancelFailed'));
  };
  const bringBack = async () => {
    const title = t('tryouts.bringBackNamed', { when });
    const [text, action] = [[t('tryouts.bringBackText')], t('tryouts.bringBackAction')];
    const outcome = await change({
      call: 'updateTryoutSession',
      arg: { ...arg, updateTryoutSessionDto: { isCancelled: false } },
      question: { title, text, action, danger: false },
    });
    report(outcome, t('tryouts.broughtBack'), t('tryouts.bringBackFailed'));
  };
  return { remove, cancel, bringBack, isAsking };
}
