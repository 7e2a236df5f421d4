import { useChangeRegistrationMutation } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Alert, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../dialogs/form-dialog';
import { notifyFailure, showFieldProblems, showRefusedField } from '../forms/errors';
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

const FIELD_OF = { ALREADY_REGISTERED: 'playerName' } as const;

/** Corrects what was typed at a registration; its place in line stays (docs/decisions/registrations.md). */
export function CorrectDialog({ row, onCorrected, onClosed }: CorrectDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<CorrectionValues>();
  const [change] = useChangeRegistrationMutation();
  const { id, kind, playerName: name, parentEmail: former } = row;
  const typed = Form.useWatch('parentEmail', form) as string | undefined;
  const email = emailOf({ parentEmail: typed ?? former });
  const save = async (values: CorrectionValues) => {
    const changeRegistrationDto = correctionOf(row, values, Number(clubToday().slice(0, 4)));
    if (Object.keys(changeRegistrationDto).length === 0) return true;
    const { error } = await change({ id, changeRegistrationDto });
    if (error) {
      showFieldProblems(form, t, error);
      showRefusedField(form, t, error, FIELD_OF);
      notifyFailure(t, t('registrations.correctFailed'), error);
      return false;
    }
    notify({ kind: 'success', title: t('registrations.corrected', { name: values.playerName.trim() }) });
    onCorrected?.();
    return true;
  };
  return (
    <FormDialog
      form={form}
      title={t('registrations.correctNamed', { name })}
      submitText={t('common.save')}
      initialValues={correctionValues(row)}
      onSave={save}
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
