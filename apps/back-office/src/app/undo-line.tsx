import { useGetOutboxStateQuery, type UndoableChangeDto } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { useWording } from '../features/audit/audit-line';
import { subjectText } from '../ui/changes/subject-text';
import { UndoButton } from '../ui/changes/undo-button';

/** The change, the time until its mails leave, and the button that undoes it. */
export function UndoLine({ change, secondsLeft }: { change: UndoableChangeDto; secondsLeft: number }) {
  const { t } = useTranslation();
  const wording = useWording();
  const { data: outbox } = useGetOutboxStateQuery();
  const { id, action, families } = change;
  const subject = action.split('.')[0] ?? '';
  const what = [t(`audit.actions.${action}`), subjectText(wording, { ...change, subject })];
  const named = what.filter(Boolean).join(' · ');
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  return (
    <div className="undo-line">
      <p>
        <b role="status">{named}</b>
        <span>
          {families > 0 && outbox?.hasMailServer
            ? t('changes.leaves', { count: families, time })
            : t('changes.ends', { time })}
        </span>
      </p>
      <UndoButton id={id} what={named} />
    </div>
  );
}
