import { useChangeRegistrationMutation } from '@lions/api-client';
import { Alert, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../dialogs/form-dialog';
import { useSave } from '../forms/use-save';
import { clubToday } from '../time/clock';
import {
  correctionOf,
  correctionValues,
  emailOf,
  lackingOf,
  type Correctable,
  type CorrectionValues,
} from './corrections';
import { RegistrantFields } from './registrant-fields';

interface CorrectDialogProps {
  row: Correctable;
  onCorrected?: () => void;
  onClosed: () => void;
}

/** Corrects what was typed at a registration; its place in line stays (docs/decisions/registrations.md). */
export function CorrectDialog({ row, onCorrected, onClosed }: CorrectDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<CorrectionValues>();
  const [change] = useChangeRegistrationMutation();
  const { id, kind, playerName: name, parentEmail: former } = row;
  const typed = Form.useWatch('parentEmail', form) as string | undefined;
  const email = emailOf({ parentEmail: typed ?? former });
  const saving = useSave({
    form,
    call: async (values) => {
      const changeRegistrationDto = correctionOf(row, values, Number(clubToday().slice(0, 4)));
      if (Object.keys(changeRegistrationDto).length === 0) return 'unchanged';
      const answer = await change({ id, changeRegistrationDto });
      if (!answer.error) onCorrected?.();
      return answer;
    },
    done: (_, { playerName }) => t('registrations.corrected', { name: playerName.trim() }),
    failed: t('registrations.correctFailed'),
    fieldOf: { ALREADY_REGISTERED: 'playerName' },
  });
  return (
    <FormDialog
      saving={saving}
      title={t('registrations.correctNamed', { name })}
      submitText={t('common.save')}
      initialValues={correctionValues(row)}
      onClosed={onClosed}
    >
      <RegistrantFields
        isPractice={kind === 'practice'}
        mayLack={lackingOf(row)}
        emailNote={
          <div role="status">
            {email !== former && (
              <Alert
                type="warning"
                showIcon
                className="admin-alert"
                title={t('registrations.otherEmail', { former })}
              />
            )}
          </div>
        }
      />
    </FormDialog>
  );
}
