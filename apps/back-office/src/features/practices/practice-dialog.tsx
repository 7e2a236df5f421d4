import type { PracticeDto } from '@lions/api-client';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { savingQuestion, useAnnouncedChange } from '../../ui/changes/use-announced-change';
import { useSave } from '../../ui/forms/use-save';
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
  const saving = useSave({
    form,
    row: practice,
    valuesOf: practiceValues,
    compared: usePracticeFieldNames(),
    call: (values, match) =>
      change({
        call: 'updatePractice',
        // The field rules admit only complete values.
        arg: {
          id: practice.id,
          'If-Match': match,
          updatePracticeDto: savedPractice(values as CompletePractice),
        },
        question: savingQuestion(t),
        onlyIfTold: true,
      }),
    done: t('practices.updated'),
    failed: t('practices.updateFailed'),
  });
  return (
    <FormDialog
      saving={saving}
      title={t('practices.edit')}
      submitText={t('common.save')}
      initialValues={practiceValues(practice)}
      onClosed={onClosed}
    >
      <PracticeFields form={form} />
    </FormDialog>
  );
}
