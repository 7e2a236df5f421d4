import {
  isApiError,
  useChangeRegistrationMutation,
  type PracticeDto,
  type PracticeRegistrationDto,
} from '@lions/api-client';
import { PRACTICE_POSITIONS, playerPositionOf, type PracticePosition } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Form, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { notifyFailure, showFieldProblems } from '../../ui/forms/errors';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { useHasMailServer } from '../../ui/family-links/mail-server';
import { useSessionName } from '../../ui/time/clock';

interface MoveDialogProps {
  row: PracticeRegistrationDto;
  practice: PracticeDto;
  /** All practices, possible targets included. */
  practices: PracticeDto[];
  onClosed: () => void;
}

interface MoveValues {
  practiceId: number;
  position: PracticePosition;
}

/** Moves a registration to another practice or another position (docs/decisions/places.md). */
export function MoveDialog({ row, practice, practices, onClosed }: MoveDialogProps) {
  const { t } = useTranslation();
  const nameOf = useSessionName();
  const [form] = Form.useForm<MoveValues>();
  const [change] = useChangeRegistrationMutation();
  const { id, playerName: name } = row;
  const familyNotice = useHasMailServer() ? t('practices.moveTold') : t('practices.moveUntold');
  const now = new Date();
  const chosen = Form.useWatch('practiceId', form);
  // A practice that starts after it was selected stays in the list; otherwise the select would show
  // its bare id.
  const open = practices.filter((other) => [practice.id, chosen].includes(other.id) || isOpen(other, now));
  const save = async ({ practiceId, position }: MoveValues) => {
    const changeRegistrationDto = {
      ...(practiceId !== practice.id && { practiceId }),
      ...(position !== row.position && { position }),
    };
    // An unchanged choice is not sent.
    if (Object.keys(changeRegistrationDto).length === 0) return true;
    const { data, error } = await change({ id, changeRegistrationDto });
    if (isApiError(error) && error.code === 'PRACTICE_STARTED') {
      form.setFields([{ name: 'practiceId', errors: [t('practices.moveBegun')] }]);
      return false;
    }
    if (error) {
      showFieldProblems(form, t, error);
      notifyFailure(t, t('registrations.failed'), error);
      return false;
    }
    const status = t(`practices.statuses.${data.status}`);
    notify({ kind: 'success', title: t('practices.movedTo', { name, status }) });
    return true;
  };
  return (
    <FormDialog
      form={form}
      title={t('practices.moveNamed', { name })}
      submitText={t('practices.move')}
      initialValues={{ practiceId: practice.id, position: row.position }}
      onSave={save}
      onClosed={onClosed}
    >
      <p>{t('practices.moveHint')}</p>
      <p>{familyNotice}</p>
      <Form.Item name="practiceId" label={t('practices.otherPractice')} extra={t('practices.moveAhead')}>
        <Select options={open.map((one) => ({ value: one.id, label: nameOf(one) }))} />
      </Form.Item>
      <Form.Item name="position" label={t('practices.position')}>
        <Radio.Group
          className="registrations-positions"
          options={PRACTICE_POSITIONS.map((value) => ({
            value,
            label: t(`registrations.positions.${playerPositionOf(value)}`),
          }))}
        />
      </Form.Item>
    </FormDialog>
  );
}

/** The list may be old, so the clock decides whether a practice has started. */
const isOpen = ({ startsAt, state }: PracticeDto, now: Date) =>
  state !== 'cancelled' && new Date(startsAt) > now;
