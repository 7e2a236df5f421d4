import {
  useCreateTryoutSessionMutation,
  useUpdateTryoutSessionMutation,
  type TryoutSessionDto,
} from '@lions/api-client';
import { Button, Form } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure, showFieldProblems } from '../../ui/admin-errors';
import { ConflictAlert, ifMatch, useVersion } from '../../ui/admin-version-conflict';
import { notify } from '../../ui/notice-store';
import { TryoutSessionFields, useTryoutSessionFieldNames } from './tryout-session-fields';
import {
  savedTryoutSession,
  tryoutSessionValues,
  type CompleteTryoutSession,
  type TryoutSessionValues,
} from './tryout-session-values';

interface TryoutSessionFormProps {
  teamId: number;
  /** The session to edit; absent: a new one. */
  edited?: TryoutSessionDto;
  onClose: () => void;
}

/** Adds or edits a tryout session (spec 2.5 and 5). What was typed stays until it is saved or cancelled. */
export function TryoutSessionForm({ teamId, edited, onClose }: TryoutSessionFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<TryoutSessionValues>();
  const [create, creation] = useCreateTryoutSessionMutation();
  const [update, change] = useUpdateTryoutSessionMutation();
  const { version, conflict, meet } = useVersion(edited?.version ?? 0, tryoutSessionValues);
  const fieldNames = useTryoutSessionFieldNames();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void heading.current?.focus(), []);

  const save = async (values: TryoutSessionValues) => {
    // The rules of the fields have let only complete values through.
    const session = savedTryoutSession(values as CompleteTryoutSession);
    const { error } = edited
      ? await update({ id: edited.id, 'If-Match': ifMatch(version), updateTryoutSessionDto: session })
      : await create({ id: teamId, createTryoutSessionDto: { ...session, teamId, isActive: true } });
    if (!error) {
      notify({ kind: 'success', title: t(edited ? 'tryouts.updated' : 'tryouts.created') });
      return onClose();
    }
    if (meet(error, values)) return;
    showFieldProblems(form, t, error);
    notifyFailure(t, t(edited ? 'tryouts.updateFailed' : 'tryouts.saveFailed'), error);
  };
  const refuse = () =>
    notify({ kind: 'error', title: t('common.error'), description: t('tryouts.fieldsMissing') });
  const busy = creation.isLoading || change.isLoading;

  return (
    <Form
      form={form}
      layout="vertical"
      noValidate
      className="admin-inset"
      initialValues={edited && tryoutSessionValues(edited)}
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => void save(values)}
      onFinishFailed={refuse}
    >
      <h3 ref={heading} tabIndex={-1}>
        {t(edited ? 'tryouts.editSession' : 'tryouts.addSession')}
      </h3>
      {conflict && (
        <ConflictAlert
          conflict={conflict}
          fields={fieldNames}
          onChoose={(values) => form.setFieldsValue(values)}
        />
      )}
      <TryoutSessionFields form={form} />
      <div className="admin-form-actions">
        <Button type="primary" htmlType="submit" loading={busy}>
          {t(busy ? 'common.saving' : 'common.save')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </Form>
  );
}
