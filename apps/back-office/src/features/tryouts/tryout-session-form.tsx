import type { TryoutSessionDto } from '@lions/api-client';
import { addMonths, LIMITS } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clubToday } from '../../ui/time/clock';
import { GoneAlert } from '../../ui/screen/gone';
import { useFocusWhileOpen } from '../../ui/focus/focus';
import { useCloseOnEscape } from '../../ui/forms/unsaved';
import { plannedDays } from '../../ui/time/repeat';
import { RepeatFields } from '../../ui/time/repeat-fields';
import { useSaveShortcut } from '../../ui/focus/shortcuts';
import { ClashWarnings, useClashes, useClashSentence } from './clash-warnings';
import { TryoutSessionFields } from './tryout-session-fields';
import { NEW_TRYOUT_SESSION, tryoutSessionValues, type TryoutSessionValues } from './tryout-session-values';
import { useTryoutSessionSave } from './use-tryout-session-save';

interface TryoutSessionFormProps {
  teamId: number;
  /** The session to edit; absent for a new one. */
  edited?: TryoutSessionDto;
  /**
   * Whether the session was deleted meanwhile: the input stays visible, to be copied, until the
   * form is closed.
   */
  isGone?: boolean;
  /** The values of a new session that is a copy. */
  copied?: TryoutSessionValues;
  onClose: () => void;
}

/**
 * Adds, repeats, copies or edits a tryout session. Unsaved input is kept until it is saved or
 * cancelled; Ctrl+S saves, Escape closes.
 */
export function TryoutSessionForm(props: TryoutSessionFormProps) {
  const { teamId, edited, isGone = false, copied, onClose } = props;
  const { t } = useTranslation();
  const [form] = Form.useForm<TryoutSessionValues>();
  const { save, busy, conflictAlert } = useTryoutSessionSave(form, teamId, edited, onClose);
  // Undefined before the fields are mounted, despite its type.
  const values = (Form.useWatch([], form) as TryoutSessionValues | undefined) ?? {};
  const days = plannedDays(values);
  const clashesOn = useClashes(teamId, edited?.id, values, days);
  const sentence = useClashSentence();
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
      initialValues={edited ? tryoutSessionValues(edited) : (copied ?? NEW_TRYOUT_SESSION)}
      scrollToFirstError={{ focus: true }}
      onValuesChange={() => setTouched(true)}
      onFinish={(complete) => void save(complete)}
      onFinishFailed={() =>
        notify({ kind: 'error', title: t('common.error'), description: t('tryouts.fieldsMissing') })
      }
      onKeyDown={closeOnEscape}
    >
      <h3 ref={heading} tabIndex={-1}>
        {t(edited ? 'tryouts.editSession' : 'tryouts.addSession')}
      </h3>
      {isGone && <GoneAlert title={t('tryouts.sessionGone')} text={t('tryouts.sessionGoneText')} />}
      {conflictAlert}
      <TryoutSessionFields form={form} />
      {!edited && (
        <RepeatFields
          values={values}
          latest={addMonths(clubToday(), LIMITS.sessionFutureMonths)}
          countText={(count) => t('tryouts.daysChosen', { count })}
          warningsOn={(day) => clashesOn(day).map(sentence)}
        />
      )}
      <ClashWarnings clashes={values.repeats ? [] : days.flatMap(clashesOn)} />
      <div className="admin-form-actions">
        <Button type="primary" htmlType="submit" loading={busy} disabled={isGone}>
          {t(busy ? 'common.saving' : 'common.save')}
        </Button>
        <Button onClick={onClose}>{t(isGone ? 'common.close' : 'common.cancel')}</Button>
      </div>
    </Form>
  );
}

/** A deleted session's form without changes has nothing to keep: close it. */
function useCloseWhenGone(isGone: boolean, isTouched: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isGone && !isTouched) close();
  }, [isGone, isTouched]);
}
