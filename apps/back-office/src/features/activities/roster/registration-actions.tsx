import { LIMITS } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Button, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeCalls, type Change, type FamilyNote } from '../../../ui/changes/change-calls';
import { Consequences } from '../../../ui/changes/consequences';
import { useAnnouncedChange, type Outcome } from '../../../ui/changes/use-announced-change';
import { notifyFailure } from '../../../ui/forms/errors';
import { useSave } from '../../../ui/forms/use-save';
import { FamilyLinkDialog } from '../../../ui/families/family-link-dialog';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { MoreActions } from '../../../ui/screen/more-actions';
import { CorrectDialog } from '../../../ui/registrations/correct-dialog';
import { lacksConsent } from '../../../ui/registrations/corrections';
import { useConsentReceived } from '../../../ui/registrations/use-consent-received';
import { correctableOf, type RosterRow } from './roster';

interface RegistrationActionsProps {
  row: RosterRow;
  /** Adds a place for a waiting registration; absent when none can be added. */
  promoteText?: string | undefined;
  onMove: () => void;
}

/** Label of an action, and its accessible name with the child's name. Functions: most rows show one action of four. */
interface RegistrationAction {
  key: string;
  label: () => string;
  named: () => string;
  /** Label in a menu, where the short one would be ambiguous. */
  inMenu?: () => string;
  danger?: boolean;
  onClick: () => void;
}

/**
 * Moves, promotes, requeues, corrects or cancels a registration; each asks first and names the child. Records its
 * consent, and shows the family's link.
 */
export function RegistrationActions({ row, promoteText, onMove }: RegistrationActionsProps) {
  const { t } = useTranslation();
  const { change } = useAnnouncedChange();
  const [isPromoting, setPromoting] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const { receive } = useConsentReceived();
  const { id, playerName: name, status } = row;
  if (status === 'cancelled') return null;

  const report = (outcome: Outcome, title: string) => {
    if (outcome?.error) notifyFailure(t, t('registrations.failed'), outcome.error);
    else if (outcome) notify({ kind: 'success', title });
  };
  const queue = async () => {
    const title = t('registrations.toWaitingNamed', { name });
    const [text, action] = [[t('registrations.toWaitingText', { name })], t('registrations.toWaiting')];
    const outcome = await change({
      call: 'changeRegistration',
      arg: { id, changeRegistrationDto: { isWaitlist: true } },
      question: { title, text, action, danger: false },
    });
    report(outcome, t('registrations.moved', { name }));
  };
  const remove = async () => {
    const title = t('registrations.cancelNamed', { name });
    const text = [t('registrations.cancelText', { name })];
    const [action, dismiss] = [t('registrations.cancel'), t('registrations.keep')];
    const question = { title, text, action, dismiss };
    const outcome = await change({ call: 'cancelRegistration', arg: { id }, question });
    report(outcome, t('registrations.cancelled', { name }));
  };
  const actions: RegistrationAction[] = [
    {
      key: 'move',
      label: () => t('registrations.move'),
      named: () => t('registrations.moveNamed', { name }),
      onClick: onMove,
    },
  ];
  if (status === 'waiting' && promoteText !== undefined)
    actions.unshift({
      key: 'promote',
      label: () => t('registrations.confirm'),
      named: () => t('registrations.confirmNamed', { name }),
      onClick: () => setPromoting(true),
    });
  if (status === 'confirmed')
    actions.push({
      key: 'queue',
      label: () => t('registrations.toWaiting'),
      named: () => t('registrations.toWaitingNamed', { name }),
      onClick: () => void queue(),
    });
  actions.push({
    key: 'correct',
    label: () => t('registrations.correct'),
    named: () => t('registrations.correctNamed', { name }),
    onClick: () => setCorrecting(true),
  });
  if (lacksConsent(row))
    actions.push({
      key: 'consent',
      label: () => t('registrations.consentReceived'),
      named: () => t('registrations.consentNamed', { name }),
      onClick: () => void receive([row]),
    });
  actions.push({
    key: 'link',
    label: () => t('registrations.familyLink.open'),
    named: () => t('registrations.familyLink.openNamed', { name }),
    onClick: () => setLinking(true),
  });
  actions.push({
    key: 'cancel',
    label: () => t('common.cancel'),
    inMenu: () => t('registrations.cancel'),
    named: () => t('registrations.cancelNamed', { name }),
    danger: true,
    onClick: () => void remove(),
  });
  return (
    <div className="registrations-actions">
      <FirstAndMore name={name} actions={actions} />
      {isPromoting && promoteText !== undefined && (
        <PromoteDialog row={row} text={promoteText} onClosed={() => setPromoting(false)} />
      )}
      {isCorrecting && <CorrectDialog row={correctableOf(row)} onClosed={() => setCorrecting(false)} />}
      {isLinking && <FamilyLinkDialog row={row} onClosed={() => setLinking(false)} />}
    </div>
  );
}

/** Two actions fit in a row; of more, only the first is shown and the others are in a menu. */
function FirstAndMore({ name, actions }: { name: string; actions: RegistrationAction[] }) {
  const shown = actions.length > 2 ? actions.slice(0, 1) : actions;
  const others = actions.slice(shown.length);
  const more = () =>
    others.map(({ key, label, inMenu = label, danger = false, onClick }) => ({
      key,
      label: inMenu(),
      danger,
      onClick,
    }));
  return (
    <>
      {shown.map(({ key, label, named, danger = false, onClick }) => (
        <Button key={key} danger={danger} aria-label={named()} onClick={onClick}>
          {label()}
        </Button>
      ))}
      {others.length > 0 && <MoreActions name={name} actions={more} />}
    </>
  );
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
