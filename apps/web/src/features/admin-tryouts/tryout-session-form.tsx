import type { TryoutSessionDto } from '@lions/api-client';
import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { GoneAlert } from '../../ui/admin-gone';
import { useSaveShortcut } from '../../ui/admin-save-shortcut';
import { useWayOut } from '../../ui/admin-unsaved';
import { ConflictAlert } from '../../ui/admin-version-conflict';
import { notify } from '../../ui/notice-store';
import { ClashWarnings, useClashes } from './clash-warnings';
import { RepeatFields } from './repeat-fields';
import { TryoutSessionFields, useTryoutSessionFieldNames } from './tryout-session-fields';
import {
  copiedTryoutSession,
  NEW_TRYOUT_SESSION,
  plannedDays,
  tryoutSessionValues,
  type TryoutSessionValues,
} from './tryout-session-values';
import { useTryoutSessionSave } from './use-tryout-session-save';

interface TryoutSessionFormProps {
  teamId: number;
  /** The session to edit; absent: a new one. */
  edited?: TryoutSessionDto;
  /** Whether somebody deleted it meanwhile: what was typed stays to be copied, until the form is closed. */
  isGone?: boolean;
  /** The session after whose pattern a new one is begun. */
  copied?: TryoutSessionDto;
  onClose: () => void;
}

/**
 * Adds, repeats, copies or edits a tryout session (spec 2.5 and 5). What was typed stays until it is saved or
 * cancelled; Ctrl+S saves, Escape closes.
 */
export function TryoutSessionForm(props: TryoutSessionFormProps) {
  const { teamId, edited, isGone = false, copied, onClose } = props;
  const { t } = useTranslation();
  const [form] = Form.useForm<TryoutSessionValues>();
  const { save, busy, conflict } = useTryoutSessionSave(form, teamId, edited, onClose);
  const fieldNames = useTryoutSessionFieldNames();
  // Before the fields are there it gives nothing, whatever its type says.
  const values = (Form.useWatch([], form) as TryoutSessionValues | undefined) ?? {};
  const days = plannedDays(values);
  const clashesOn = useClashes(teamId, edited?.id, values, days);
  const heading = useFocusWhileOpen();
  useSaveShortcut(() => !isGone && form.submit());
  // Not asked of the form while rendering: what watches it renders late, and a quick Escape would lose what was typed.
  const [isTouched, setTouched] = useState(false);
  useCloseWhenGone(isGone, isTouched, onClose);
  const closeOnEscape = useCloseOnEscape(isTouched, onClose);

  return (
    <Form
      form={form}
      layout="vertical"
      noValidate
      className="admin-inset"
      initialValues={
        edited ? tryoutSessionValues(edited) : copied ? copiedTryoutSession(copied) : NEW_TRYOUT_SESSION
      }
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
      {conflict && (
        <ConflictAlert
          conflict={conflict}
          fields={fieldNames}
          onChoose={(chosen) => form.setFieldsValue(chosen)}
        />
      )}
      <TryoutSessionFields form={form} />
      {!edited && <RepeatFields values={values} clashesOn={clashesOn} />}
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

/** The form's heading takes the focus; what opened the form has it back when the form closes. */
function useFocusWhileOpen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const [opener, form] = [document.activeElement, heading.current?.closest('form')];
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && form?.contains(document.activeElement)) opener.focus();
    };
  }, []);
  return heading;
}

/** Of a session that is gone, a form in which nothing was typed has nothing to keep. */
function useCloseWhenGone(isGone: boolean, isTouched: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isGone && !isTouched) close();
  }, [isGone, isTouched]);
}

/** Escape closes the form, and asks first when something typed would be lost; of an open list it closes the list. */
function useCloseOnEscape(isTouched: boolean, onClose: () => void) {
  const leave = useWayOut(isTouched, onClose);
  return async ({ key, target }: KeyboardEvent) => {
    const isListOpen = target instanceof Element && target.getAttribute('aria-expanded') === 'true';
    const isCalendarOpen =
      document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)') !== null;
    if (key !== 'Escape' || isListOpen || isCalendarOpen) return;
    await leave();
  };
}
