import { UserAddOutlined } from '@ant-design/icons';
import { useRegisterPlayerMutation, type RegisterPlayerDto, type RegistrationDto } from '@lions/api-client';
import { ageOrBirthYear, type PlayerPosition } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clubToday } from '../../ui/time/clock';
import { notifyFailure, showFieldProblems } from '../../ui/forms/errors';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { RegistrantFields } from '../../ui/registrations/registrant-fields';

/** Values of the dialog; `age` is an age in years or a year of birth. */
interface AddPlayerValues {
  playerName: string;
  playerPosition: PlayerPosition;
  age: number;
  parentName: string;
  parentEmail: string;
  parentPhone?: string;
}

interface AddPlayerProps {
  sessionId: number;
  /** Existing registrations. */
  rows: readonly RegistrationDto[];
}

/**
 * Registers a player by hand, for instance after a call: with a place, or at the end of the waiting
 * list.
 */
export function AddPlayer(props: AddPlayerProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" icon={<UserAddOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('registrations.add')}
      </Button>
      {isOpen && <AddPlayerDialog {...props} onClosed={() => setOpen(false)} />}
    </>
  );
}

function AddPlayerDialog({ sessionId, rows, onClosed }: AddPlayerProps & { onClosed: () => void }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<AddPlayerValues>();
  const [register] = useRegisterPlayerMutation();
  const save = async (values: AddPlayerValues) => {
    const { data, error } = await register({ id: sessionId, registerPlayerDto: registerPlayerDto(values) });
    if (error) {
      showFieldProblems(form, t, error);
      notifyFailure(t, t('registrations.addFailed'), error);
      return false;
    }
    const isKnown = rows.some(({ id }) => id === data.id);
    const outcome = isKnown ? 'known' : data.isWaitlist ? 'moved' : 'confirmed';
    notify({ kind: 'success', title: t(`registrations.${outcome}`, { name: data.playerName }) });
    return true;
  };
  return (
    <FormDialog
      form={form}
      title={t('registrations.add')}
      submitText={t('registrations.add')}
      onSave={save}
      onClosed={onClosed}
    >
      <RegistrantFields hint={t('registrations.addConsent')} />
    </FormDialog>
  );
}

/** Request body of the form; its rules ensure that one of the two ages is present. */
function registerPlayerDto({ age, parentPhone, ...names }: AddPlayerValues): RegisterPlayerDto {
  const thisYear = Number(clubToday().slice(0, 4));
  return { ...names, ...ageOrBirthYear(age, thisYear), parentPhone: parentPhone?.trim() || null };
}
