import { LIMITS } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeCalls, type Change, type FamilyNote } from '../../../ui/changes/change-calls';
import { Consequences } from '../../../ui/changes/consequences';
import { useAnnouncedChange, type Outcome } from '../../../ui/changes/use-announced-change';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { FamilyLinkDialog } from '../../../ui/families/family-link-dialog';
import { notifyFailure } from '../../../ui/forms/errors';
import { useSave } from '../../../ui/forms/use-save';
import { CorrectDialog } from '../../../ui/registrations/correct-dialog';
import { lacksConsent } from '../../../ui/registrations/corrections';
import { useConsentReceived } from '../../../ui/registrations/use-consent-received';
import type { MenuAction } from '../../../ui/screen/menu';
import { isPractice, type Activity } from '../activity';
import { MoveDialog } from './move-dialog';
import { NumberDialog } from './number-dialog';
import { correctableOf, mayAddFor, type RosterRow } from './roster';

interface ActionsOptions {
  /** The registrations' practice or session. */
  activity: Activity;
  /** All practices, or all sessions of the team: possible destinations of a move. */
  activities: readonly Activity[];
  isReadOnly: boolean;
}

type Dialog = 'move' | 'promote' | 'link' | 'correct' | 'number';

/**
 * Actions of a registration, for its menu and its sheet, and the dialog of the chosen one: give a spot, move, requeue,
 * number, correct, record the consent, show the family's link, cancel. Each asks first and names the child.
 */
export function useRegistrationActions({ activity, activities, isReadOnly }: ActionsOptions) {
  const { t } = useTranslation();
  const { change } = useAnnouncedChange();
  const { receive } = useConsentReceived();
  const [opened, setOpened] = useState<{ dialog: Dialog; row: RosterRow }>();
  const report = (outcome: Outcome, title: string) => {
    if (outcome?.error) notifyFailure(t, t('registrations.failed'), outcome.error);
    else if (outcome) notify({ kind: 'success', title });
  };
  const queue = async ({ id, playerName: name }: RosterRow) => {
    const title = t('registrations.toWaitingNamed', { name });
    const [text, action] = [[t('registrations.toWaitingText', { name })], t('registrations.toWaiting')];
    const outcome = await change({
      call: 'changeRegistration',
      arg: { id, changeRegistrationDto: { isWaitlist: true } },
      question: { title, text, action, danger: false },
    });
    report(outcome, t('registrations.moved', { name }));
  };
  const cancel = async ({ id, playerName: name }: RosterRow) => {
    const title = t('registrations.cancelNamed', { name });
    const text = [t('registrations.cancelText', { name })];
    const [action, dismiss] = [t('registrations.cancel'), t('registrations.keep')];
    const question = { title, text, action, dismiss };
    const outcome = await change({ call: 'cancelRegistration', arg: { id }, question });
    report(outcome, t('registrations.cancelled', { name }));
  };
  const actionsOf = (row: RosterRow): MenuAction[] => {
    const { status } = row;
    if (isReadOnly || status === 'cancelled') return [];
    const open = (dialog: Dialog) => () => setOpened({ dialog, row });
    const actions: (MenuAction | false)[] = [
      status === 'waiting' &&
        mayAddFor(activity, row) && {
          key: 'promote',
          label: t('registrations.confirm'),
          onClick: open('promote'),
        },
      { key: 'move', label: t('registrations.bulk.move.action'), onClick: open('move') },
      status === 'confirmed' && {
        key: 'queue',
        label: t('registrations.toWaiting'),
        onClick: () => void queue(row),
      },
      { key: 'number', label: t('registrations.numberAndNote'), onClick: open('number') },
      { key: 'correct', label: t('registrations.correct'), onClick: open('correct') },
      lacksConsent(row) && {
        key: 'consent',
        label: t('registrations.consentReceived'),
        onClick: () => void receive([row]),
      },
      { key: 'link', label: t('registrations.familyLink.open'), onClick: open('link') },
      {
        key: 'cancel',
        label: t('registrations.cancel'),
        danger: true,
        onClick: () => void cancel(row),
      },
    ];
    return actions.filter((action) => action !== false);
  };
  const dialogs = opened && (
    <OpenedDialog
      {...opened}
      activity={activity}
      activities={activities}
      onClosed={() => setOpened(undefined)}
    />
  );
  return { actionsOf, dialogs };
}

interface OpenedDialogProps extends Omit<ActionsOptions, 'isReadOnly'> {
  dialog: Dialog;
  row: RosterRow;
  onClosed: () => void;
}

function OpenedDialog({ dialog, row, activity, activities, onClosed }: OpenedDialogProps) {
  const { t } = useTranslation();
  const { playerName: name } = row;
  const full = isPractice(activity) ? 'practices.addedText' : 'registrations.confirmText';
  switch (dialog) {
    case 'move':
      return <MoveDialog row={row} activity={activity} activities={activities} onClosed={onClosed} />;
    case 'promote':
      return <PromoteDialog row={row} text={t(full, { name })} onClosed={onClosed} />;
    case 'link':
      return <FamilyLinkDialog row={row} onClosed={onClosed} />;
    case 'correct':
      return <CorrectDialog row={correctableOf(row)} onClosed={onClosed} />;
    case 'number':
      return <NumberDialog row={row} activity={activity} onClosed={onClosed} />;
  }
}

interface PromoteDialogProps {
  row: RosterRow;
  text: string;
  onClosed: () => void;
}

/** Promotes a waiting registration; one that is not the next in line needs a reason. */
function PromoteDialog({ row, text, onClosed }: PromoteDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ reason?: string }>();
  const { make } = useChangeCalls();
  const note = useRef<FamilyNote>({});
  const { id, playerName: name, waitlistPosition } = row;
  const before = (waitlistPosition ?? 1) - 1;
  const promotion = (reason: string | undefined): Change => ({
    call: 'changeRegistration',
    arg: { id, changeRegistrationDto: { isWaitlist: false, addPlace: true, ...(reason && { reason }) } },
  });
  const saving = useSave({
    form,
    call: ({ reason }) => make(promotion(reason), note.current),
    done: t('registrations.confirmed', { name }),
    failed: t('registrations.failed'),
  });
  return (
    <FormDialog
      saving={saving}
      title={t('registrations.confirmNamed', { name })}
      submitText={t('registrations.confirm')}
      onClosed={onClosed}
    >
      <p>{text}</p>
      {before > 0 && (
        <Form.Item
          name="reason"
          label={t('registrations.reason')}
          extra={t('registrations.confirmAhead', { count: before })}
          rules={[{ required: true, whitespace: true, message: t('validation.reasonRequired') }]}
        >
          <Input maxLength={LIMITS.reason} />
        </Form.Item>
      )}
      <Consequences
        change={promotion(before > 0 ? t('registrations.reason') : undefined)}
        onNote={(changed) => (note.current = changed)}
      />
    </FormDialog>
  );
}
