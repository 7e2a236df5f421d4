import { useCreatePracticeMutation, useCreatePracticesMutation, type PracticeDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Alert, Button, Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyInvalid, refusedFields } from '../../ui/forms/errors';
import { useSave } from '../../ui/forms/use-save';
import { useFocusWhileOpen } from '../../ui/focus/focus';
import { useCloseOnEscape } from '../../ui/forms/unsaved';
import type { Answer } from '../../ui/changes/change-calls';
import { chosenDays, plannedDays } from '../../ui/time/repeat';
import { RepeatFields } from '../../ui/time/repeat-fields';
import { useSaveShortcut } from '../../ui/focus/shortcuts';
import { useSessionName } from '../../ui/time/clock';
import { lastPracticeDay, PracticeFields } from './practice-fields';
import {
  NEW_PRACTICE,
  practicesThen,
  savedPractice,
  savedPractices,
  type CompletePractice,
  type PracticeValues,
} from './practice-values';

interface AddPracticeFormProps {
  /** Existing practices, for the overlap warning. */
  practices: readonly PracticeDto[];
  onClose: () => void;
}

/** Adds one practice or a weekly series. Unsaved input is kept; Ctrl+S saves, Escape closes. */
export function AddPracticeForm({ practices, onClose }: AddPracticeFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<PracticeValues>();
  const { save, busy } = useAdd(form, onClose);
  const nameOf = useSessionName();
  // Undefined before the fields are mounted, despite its type.
  const values = (Form.useWatch([], form) as PracticeValues | undefined) ?? {};
  const warningsOn = (day: string) =>
    practicesThen(practices, values, day).map((practice) =>
      t('practices.overlaps', { when: nameOf(practice) }),
    );
  const heading = useFocusWhileOpen();
  const [isTouched, setTouched] = useState(false);
  const closeOnEscape = useCloseOnEscape(isTouched, onClose);
  const labels = { date: t('practices.date'), start: t('practices.startTime'), end: t('practices.endTime') };
  useSaveShortcut(() => form.submit());
  return (
    <Form
      form={form}
      layout="vertical"
      noValidate
      className="admin-inset"
      initialValues={NEW_PRACTICE}
      scrollToFirstError={{ focus: true }}
      onValuesChange={() => setTouched(true)}
      onFinish={(complete) => void save(complete)}
      onFinishFailed={(refusal) =>
        notifyInvalid(t, refusedFields(refusal), { ...labels, capacity: t('practices.capacity') })
      }
      onKeyDown={closeOnEscape}
    >
      <h3 ref={heading} tabIndex={-1}>
        {t('practices.add')}
      </h3>
      <PracticeFields form={form} />
      <RepeatFields
        values={values}
        latest={lastPracticeDay()}
        countText={(count) => t('practices.daysChosen', { count })}
        warningsOn={warningsOn}
      />
      <OverlapWarning warnings={values.repeats ? [] : plannedDays(values).flatMap(warningsOn)} />
      <div className="admin-form-actions">
        <Button type="primary" htmlType="submit" loading={busy}>
          {t(busy ? 'common.saving' : 'practices.add')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </Form>
  );
}

/** Saves one practice, or one per chosen day: all or none. */
function useAdd(form: FormInstance<PracticeValues>, onSaved: () => void) {
  const { t } = useTranslation();
  const [create] = useCreatePracticeMutation();
  const [createAll] = useCreatePracticesMutation();
  return useSave({
    form,
    call: async (values): Promise<Answer | undefined> => {
      if (chosenDays(values).length === 0) {
        notify({ kind: 'error', title: t('common.error'), description: t('common.noDay') });
        return undefined;
      }
      // The field rules admit only complete values.
      const complete = values as CompletePractice;
      return values.repeats
        ? await createAll({ createPracticesDto: { practices: savedPractices(complete) } })
        : await create({ createPracticeDto: savedPractice(complete) });
    },
    done: (_, values) => t('practices.added', { count: chosenDays(values).length }),
    failed: t('practices.addFailed'),
    onSaved,
  });
}

function OverlapWarning({ warnings }: { warnings: string[] }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className="admin-alert"
          title={t('practices.overlapTitle')}
          description={warnings.join(' ')}
        />
      )}
    </div>
  );
}
