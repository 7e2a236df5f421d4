import type { PracticeDto, TryoutSessionDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Button, Form, type FormProps } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { useFocusWhileOpen } from '../../../ui/screen/focus';
import { useSaveShortcut } from '../../../ui/screen/shortcuts';
import { notifyInvalid, refusedFields } from '../../../ui/forms/errors';
import { useCloseOnEscape } from '../../../ui/forms/unsaved';
import { GoneAlert } from '../../../ui/screen/gone';
import { plannedDays } from '../../../ui/time/days';
import { RepeatFields } from '../../../ui/time/repeat-fields';
import { ActivityFields, lastDay } from './activity-fields';
import {
  ACTIVITY_KINDS,
  activityValues,
  newActivity,
  type ActivityKind,
  type ActivityValues,
} from './activity-values';
import { OverlapWarning, usePracticeOverlaps, useSessionOverlaps } from './overlaps';
import { useActivitySave } from './use-activity-save';

interface ActivityFormProps {
  /** The team of a session; absent for a practice, which belongs to none. */
  teamId?: number;
  /** The session to edit; absent for a new activity. */
  edited?: TryoutSessionDto;
  /** Whether the session was deleted in the meantime: the input stays visible, to be copied, until the form is closed. */
  isGone?: boolean;
  /** First values of a new session. */
  initial?: ActivityValues;
  onClose: () => void;
}

/**
 * Adds or repeats a practice or tryout session, and copies or edits a session. Unsaved input is kept until it is
 * saved or cancelled; Ctrl+S saves, Escape closes.
 */
export function ActivityForm(props: ActivityFormProps) {
  const { teamId, edited, isGone = false, initial = newActivity('practice'), onClose } = props;
  const { t } = useTranslation();
  const kind = teamId === undefined ? 'practice' : 'session';
  const { area, add, submit, overlapTitle } = ACTIVITY_KINDS[kind];
  const [form] = Form.useForm<ActivityValues>();
  const { save, busy, conflictAlert } = useActivitySave({ form, kind, edited, teamId, onSaved: onClose });
  // Undefined before the fields are mounted, despite its type.
  const values = (Form.useWatch([], form) as ActivityValues | undefined) ?? {};
  const days = plannedDays(values);
  const practicesOn = usePracticeOverlaps(values, kind === 'session');
  const plan = { teamId: teamId ?? 0, editedId: edited?.id, values, days };
  const sessionsOn = useSessionOverlaps(plan, kind === 'practice');
  const overlapsOn = kind === 'practice' ? practicesOn : sessionsOn;
  const heading = useFocusWhileOpen();
  useSaveShortcut(() => !isGone && form.submit());
  // Read from the form on the event, not from a watched value: that one renders late, and a quick
  // Escape would lose the input.
  const [isTouched, setTouched] = useState(false);
  useCloseWhenGone(isGone, isTouched, onClose);
  const closeOnEscape = useCloseOnEscape(isTouched, onClose);

  return (
    <Form
      form={form}
      layout="vertical"
      noValidate
      className="admin-inset"
      initialValues={edited ? activityValues(edited) : initial}
      scrollToFirstError={{ focus: true }}
      onValuesChange={() => setTouched(true)}
      onFinish={(complete) => void save(complete)}
      onFinishFailed={useInvalidNotice(kind)}
      onKeyDown={closeOnEscape}
    >
      <h3 ref={heading} tabIndex={-1}>
        {t(edited ? 'tryouts.editSession' : add)}
      </h3>
      {isGone && <GoneAlert title={t('tryouts.sessionGone')} text={t('tryouts.sessionGoneText')} />}
      {conflictAlert}
      <ActivityFields kind={kind} proposedEnd={edited ? undefined : initial.end} />
      {!edited && (
        <RepeatFields
          values={values}
          latest={lastDay(kind)}
          countText={(count) => t(`${area}.daysChosen`, { count })}
          warningsOn={overlapsOn}
        />
      )}
      <OverlapWarning title={t(overlapTitle)} overlaps={values.repeats ? [] : days.flatMap(overlapsOn)} />
      <div className="admin-form-actions">
        <Button type="primary" htmlType="submit" loading={busy} disabled={isGone}>
          {t(busy ? 'common.saving' : submit)}
        </Button>
        <Button onClick={onClose}>{t(isGone ? 'common.close' : 'common.cancel')}</Button>
      </div>
    </Form>
  );
}

/** Notice of invalid fields: a practice's are named. */
function useInvalidNotice(kind: ActivityKind): FormProps<ActivityValues>['onFinishFailed'] {
  const { t } = useTranslation();
  if (kind === 'session')
    return () => notify({ kind: 'error', title: t('common.error'), description: t('tryouts.fieldsMissing') });
  const labels = {
    date: t('practices.date'),
    start: t('practices.startTime'),
    end: t('practices.endTime'),
    capacity: t('practices.capacity'),
  };
  return (refusal) => notifyInvalid(t, refusedFields(refusal), labels);
}

/** A deleted session's form without changes has nothing to keep: close it. */
function useCloseWhenGone(isGone: boolean, isTouched: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isGone && !isTouched) close();
  }, [isGone, isTouched]);
}

interface PracticeDialogProps {
  practice: PracticeDto;
  onClosed: () => void;
}

/** 'Edit Practice'. */
export function PracticeDialog({ practice, onClosed }: PracticeDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<ActivityValues>();
  return (
    <FormDialog
      saving={useActivitySave({ form, kind: 'practice', edited: practice })}
      title={t('practices.edit')}
      submitText={t('common.save')}
      initialValues={activityValues(practice)}
      onClosed={onClosed}
    >
      <ActivityFields kind="practice" />
    </FormDialog>
  );
}
