import { useSyncPracticeCheckInMutation, useSyncSessionCheckInMutation } from '@lions/api-client';
import { LIMITS } from '@lions/domain';
import { Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { useSave } from '../../../ui/forms/use-save';
import { isPractice, type Activity } from '../activity';
import type { RosterRow } from './roster';

/** A change of the check-in: a tryout number, or a note. */
export interface CheckInEdit {
  registrationId: number;
  tryoutNumber?: number | null;
  note?: string;
}

const DAY_MS = 86_400_000;
const { min, max } = LIMITS.tryoutNumber;

/** Sends numbers and notes as the check-in does; the answer says what was refused. */
export function useCheckInEdits(activity: Activity) {
  const [syncPractice] = useSyncPracticeCheckInMutation();
  const [syncSession] = useSyncSessionCheckInMutation();
  return (edits: readonly CheckInEdit[]) => {
    // The server takes its own time for one ahead of it: this computer's clock may be behind a phone's.
    const at = new Date(Date.now() + DAY_MS).toISOString();
    const changes = edits.map((edit) => ({ ...edit, id: crypto.randomUUID(), at }));
    const syncCheckInDto = { device: crypto.randomUUID(), takesNumbers: false, changes };
    const arg = { id: activity.id, syncCheckInDto };
    return isPractice(activity) ? syncPractice(arg) : syncSession(arg);
  };
}

interface NumberValues {
  tryoutNumber: number | null;
  note: string;
}

interface NumberDialogProps {
  row: RosterRow;
  activity: Activity;
  onClosed: () => void;
}

/** Tryout number and note of one player. */
export function NumberDialog({ row, activity, onClosed }: NumberDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<NumberValues>();
  const edit = useCheckInEdits(activity);
  const { id: registrationId, playerName: name } = row;
  const before = { tryoutNumber: row.tryoutNumber, note: row.note ?? '' };
  const saving = useSave({
    form,
    call: async ({ tryoutNumber = null, note }) => {
      const edits: CheckInEdit[] = [
        ...(tryoutNumber === before.tryoutNumber ? [] : [{ registrationId, tryoutNumber }]),
        ...(note.trim() === before.note ? [] : [{ registrationId, note: note.trim() }]),
      ];
      if (edits.length === 0) return 'unchanged';
      const answer = await edit(edits);
      const refused = answer.data?.results.find(({ outcome }) => outcome === 'refused');
      if (!refused) return answer;
      const error = t('registrations.numberTaken', { name: refused.takenBy ?? '' });
      form.setFields([{ name: 'tryoutNumber', errors: [error] }]);
      return undefined;
    },
    done: t('registrations.numberSaved', { name }),
    failed: t('registrations.failed'),
  });
  return (
    <FormDialog
      saving={saving}
      title={t('registrations.numberAndNoteNamed', { name })}
      submitText={t('common.save')}
      initialValues={before}
      onClosed={onClosed}
    >
      <Form.Item name="tryoutNumber" label={t('registrations.tryoutNumber')}>
        <InputNumber min={min} max={max} precision={0} controls={false} inputMode="numeric" />
      </Form.Item>
      <Form.Item name="note" label={t('registrations.note')}>
        <Input autoComplete="off" maxLength={LIMITS.checkInNote} />
      </Form.Item>
    </FormDialog>
  );
}

interface FirstNumberDialogProps {
  rows: readonly RosterRow[];
  /** The lowest number above all that are worn. */
  next: number;
  onChosen: (first: number) => void;
  onClosed: () => void;
}

/** Asks for the first of the numbers that the selected players get, in the order of the list. */
export function FirstNumberDialog({ rows, next, onChosen, onClosed }: FirstNumberDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ first: number }>();
  const saving = useSave({
    form,
    call: ({ first }) => {
      onChosen(first);
      return Promise.resolve('unchanged' as const);
    },
    done: '',
    failed: t('registrations.failed'),
  });
  return (
    <FormDialog
      saving={saving}
      title={t('registrations.bulk.numbers.title', { count: rows.length })}
      submitText={t('registrations.bulk.numbers.action')}
      initialValues={{ first: next }}
      onClosed={onClosed}
    >
      <Form.Item
        name="first"
        label={t('registrations.bulk.firstNumber')}
        extra={t('registrations.bulk.numbersHint')}
        rules={[{ required: true, message: t('registrations.bulk.firstNumberRequired') }]}
      >
        <InputNumber min={min} max={max} precision={0} controls={false} inputMode="numeric" />
      </Form.Item>
    </FormDialog>
  );
}
