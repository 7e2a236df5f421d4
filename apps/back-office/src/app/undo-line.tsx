import { CloseOutlined } from '@ant-design/icons';
import { useGetOutboxStateQuery, type UndoableChangeDto } from '@lions/api-client';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWording } from '../features/audit/audit-line';
import { subjectText } from '../ui/changes/subject-text';
import { UndoButton } from '../ui/changes/undo-button';

interface UndoLineProps {
  /** The newest change first. */
  changes: readonly [UndoableChangeDto, ...UndoableChangeDto[]];
  secondsLeft: number;
  onClose: () => void;
}

/** The changes of one press, the time until their mails leave, and the button that undoes them. */
export function UndoLine({ changes, secondsLeft, onClose }: UndoLineProps) {
  const { t } = useTranslation();
  const { data: outbox } = useGetOutboxStateQuery();
  const what = useWhat(changes);
  const [{ id, action, families }, ...earlier] = changes;
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  const isMailed = families > 0 && outbox?.hasMailServer && action !== 'mail.tell' && earlier.length === 0;
  return (
    <div className="undo-line">
      <b role="status">{what}</b>
      <span className="undo-sentence">
        {isMailed ? t('changes.leaves', { count: families, time }) : t('changes.ends', { time })}
      </span>
      <span className="undo-time" aria-hidden>
        {time}
      </span>
      <UndoButton id={id} earlier={earlier.map((change) => change.id)} what={what} />
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('changes.close')}
        onClick={onClose}
      />
    </div>
  );
}

/** 'Zoé Gagnon cancelled', or '3 changes'. */
function useWhat([change, ...earlier]: UndoLineProps['changes']): string {
  const { t } = useTranslation();
  const wording = useWording();
  const { action, deed, playerName: name, families: count } = change;
  if (earlier.length > 0) return t('changes.several', { count: earlier.length + 1 });
  if (deed !== null && name !== null) return t(`changes.deeds.${deed}`, { name });
  if (action === 'mail.tell') return t('changes.told', { count });
  if (action === 'message.send') return t('changes.message', { count });
  const subject = action.split('.')[0] ?? '';
  return [t(`audit.actions.${action}`), subjectText(wording, { ...change, subject })]
    .filter(Boolean)
    .join(' · ');
}
