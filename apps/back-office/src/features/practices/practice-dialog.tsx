import type { PracticeDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { notifyFailure, showFieldProblems } from '../../ui/forms/errors';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { savingQuestion, useAnnouncedChange } from '../../ui/changes/use-announced-change';
import { ConflictAlert, ifMatch, useVersion } from '../../ui/forms/version-conflict';
import { PracticeFields, usePracticeFieldNames } from './practice-fields';
import { practiceValues, savedPractice, type CompletePractice, type PracticeValues } from './practice-values';

interface PracticeDialogProps {
  practice: PracticeDto;
  onClosed: () => void;
}

/** 'Edit Practice'; a version conflict shows the other change first. */
export function PracticeDialog({ practice, onClosed }: PracticeDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<PracticeValues>();
  const { change } = useAnnouncedChange();
  const { version, conflict, noteConflict } = useVersion(practice.version, practiceValues);
  const fieldNames = usePracticeFieldNames();
  const save = async (values: PracticeValues) => {
    // The field rules admit only complete values.
    const updatePracticeDto = savedPractice(values as CompletePractice);
    const outcome = await change({
      call: 'updatePractice',
      arg: { id: practice.id, 'If-Match': ifMatch(version), updatePracticeDto },
      question: savingQuestion(t),
      onlyIfTold: true,
    });
    if (!outcome) return false;
    const { error } = outcome;
    if (!error) {
      notify({ kind: 'success', title: t('practices.updated') });
      return true;
    }
    if (noteConflict(error, values)) return false;
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
    </FormDialog>
  );
}
