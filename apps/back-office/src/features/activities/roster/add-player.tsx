import { UserAddOutlined } from '@ant-design/icons';
import { useRegisterPlayerMutation, type RegisteredDto, type RegisterPlayerDto } from '@lions/api-client';
import { ageOrBirthYear, type PlayerPosition } from '@lions/domain';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clubToday } from '../../../ui/time/clock';
import { useSave } from '../../../ui/forms/use-save';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import type { CorrectionValues } from '../../../ui/registrations/corrections';
import { RegistrantFields } from '../../../ui/registrations/registrant-fields';
import type { RosterRow } from './roster';

type AddPlayerValues = Omit<CorrectionValues, 'age' | 'playerPosition' | 'parentPhone'> & {
  playerPosition: PlayerPosition;
  age: number;
  parentPhone?: string;
};

interface AddPlayerProps {
  sessionId: number;
  /** Existing registrations. */
  rows: readonly RosterRow[];
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
  const saving = useSave({
    form,
    call: (values) => register({ id: sessionId, registerPlayerDto: registerPlayerDto(values) }),
    done: (added: RegisteredDto) => {
      const isKnown = rows.some(({ id }) => id === added.id);
      const outcome = isKnown ? 'known' : added.isWaitlist ? 'moved' : 'confirmed';
      return t(`registrations.${outcome}`, { name: added.playerName });
    },
    failed: t('registrations.addFailed'),
  });
  return (
    <FormDialog
      saving={saving}
      title={t('registrations.add')}
      submitText={t('registrations.add')}
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
