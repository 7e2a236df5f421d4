import type { PracticeDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useAnnouncedChange, type Outcome } from '../../ui/changes/use-announced-change';
import { notifyFailure } from '../../ui/forms/errors';
import { ifMatch } from '../../ui/forms/version-conflict';
import { useSessionName } from '../../ui/time/clock';

/** Cancels or restores a practice; each asks first, and says which families it concerns and who tells them. */
export function useCancelPractice() {
  const { t } = useTranslation();
  const { change } = useAnnouncedChange();
  const nameOf = useSessionName();
  const report = (outcome: Outcome, done: string, failed: string) => {
    if (outcome?.error) notifyFailure(t, failed, outcome.error);
    else if (outcome) notify({ kind: 'success', title: done });
  };

  const cancel = async (practice: PracticeDto) => {
    const { id, version } = practice;
    const title = t('practices.cancelNamed', { when: nameOf(practice) });
    const [action, dismiss] = [t('practices.cancelAction'), t('practices.keep')];
    const question = { title, text: [t('practices.cancelText')], action, dismiss };
    const arg = { id, 'If-Match': ifMatch(version) };
    const outcome = await change({ call: 'cancelPractice', arg, question });
    report(outcome, t('practices.cancelled'), t('practices.cancelFailed'));
  };

  const bringBack = async (practice: PracticeDto) => {
    const { id, version } = practice;
    const title = t('practices.bringBackNamed', { when: nameOf(practice) });
    const [text, action] = [[t('practices.bringBackText')], t('practices.bringBackAction')];
    const outcome = await change({
      call: 'updatePractice',
      arg: { id, 'If-Match': ifMatch(version), updatePracticeDto: { isCancelled: false } },
      question: { title, text, action, danger: false },
    });
    report(outcome, t('practices.broughtBack'), t('practices.bringBackFailed'));
  };
  return { cancel, bringBack };
}
