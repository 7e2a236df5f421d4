import { useUpdatePracticeMutation, type PracticeDto } from '@lions/api-client';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { notifyFailure, showFieldProblems } from '../../ui/admin-errors';
import { FormDialog } from '../../ui/admin-form-dialog';
import { useHasMailServer } from '../../ui/admin-mail-server';
import { ConflictAlert, ifMatch, useVersion } from '../../ui/admin-version-conflict';
import { notify } from '../../ui/notice-store';
import { PracticeFields, usePracticeFieldNames } from './practice-fields';
import { practiceValues, savedPractice, type CompletePractice, type PracticeValues } from './practice-values';

interface PracticeDialogProps {
  practice: PracticeDto;
  onClosed: () => void;
}

/** 'Edit Practice': what somebody else saved meanwhile is shown first (decisions 6). */
export function PracticeDialog({ practice, onClosed }: PracticeDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<PracticeValues>();
  const [update] = useUpdatePracticeMutation();
  const { version, conflict, meet } = useVersion(practice.version, practiceValues);
  const fieldNames = usePracticeFieldNames();
  const told = useHasMailServer() ? t('practices.changeTold') : t('practices.changeUntold');
  const count = practice.skatersCount + practice.goaliesCount + practice.waitlistCount;
  const save = async (values: PracticeValues) => {
    // The rules of the fields have let only complete values through.
    const updatePracticeDto = savedPractice(values as CompletePractice);
    const { error } = await update({ id: practice.id, 'If-Match': ifMatch(version), updatePracticeDto });
    if (!error) {
      notify({ kind: 'success', title: t('practices.updated') });
      return true;
    }
    if (meet(error, values)) return false;
    showFieldProblems(form, t, error);
    notifyFailure(t, t('practices.updateFailed'), error);
    return false;
  };
  return (
    <FormDialog
      form={form}
      title={t('practices.edit')}
      submitText={t('common.save')}
      initialValues={practiceValues(practice)}
      onSave={save}
      onClosed={onClosed}
    >
      {conflict && (
        <ConflictAlert
          conflict={conflict}
          fields={fieldNames}
          onChoose={(values) => form.setFieldsValue(values)}
        />
      )}
      <PracticeFields form={form} />
      {count > 0 && <p className="admin-hint">{told}</p>}
    </FormDialog>
  );
}
