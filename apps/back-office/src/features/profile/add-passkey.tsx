import { useAddPasskeyMutation, useBeginPasskeyMutation } from '@lions/api-client';
import { LIMITS } from '@lions/domain';
import { notify } from '@lions/web-base';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure, showRefusedField } from '../../ui/forms/errors';
import { deviceName } from '../../ui/session/device-name';
import { CodeField } from './code-field';

interface Values {
  name: string;
  currentPassword?: string;
  code?: string;
}

interface AddPasskeyProps {
  /** Whether an authenticator app is set up: then a code is asked for, not the password. */
  asksForCode: boolean;
}

/** A button, and behind it the form that adds a passkey. */
export function AddPasskey(props: AddPasskeyProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!('PublicKeyCredential' in window))
    return <p className="admin-hint">{t('secondFactor.noPasskeysHere')}</p>;
  if (isOpen) return <AddForm {...props} onClosed={() => setOpen(false)} />;
  return (
    <div className="admin-form-actions">
      <Button onClick={() => setOpen(true)}>{t('secondFactor.passkeyAdd')}</Button>
    </div>
  );
}

function AddForm({ asksForCode, onClosed }: AddPasskeyProps & { onClosed: () => void }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [busy, setBusy] = useState(false);

  /** Resolves to what went wrong; undefined: added. */
  const send = async ({ name, currentPassword, code }: Values): Promise<unknown> => {
    const begun = await begin({ proofDto: { proof: code ?? currentPassword ?? '' } });
    if (begun.error) return begun.error;
    const made = await makePasskey(begun.data.options);
    if (made instanceof Error) {
      const isThere = made.name === 'InvalidStateError';
      const description = t(isThere ? 'secondFactor.passkeyThere' : 'secondFactor.passkeyCancelled');
      notify({ kind: 'error', title: t('secondFactor.passkeyNotAdded'), description });
      return undefined;
    }
    const { error } = await add({ newPasskeyDto: { name, ...made } });
    if (error) return error;
    notify({ kind: 'success', title: t('secondFactor.passkeyAdded') });
    onClosed();
    return undefined;
  };
  const finish = async (values: Values) => {
    setBusy(true);
    const error = await send(values);
    setBusy(false);
    if (error === undefined) return;
    showRefusedField(form, t, error, { WRONG_PASSWORD: 'currentPassword', SECOND_FACTOR_WRONG: 'code' });
    notifyFailure(t, t('secondFactor.passkeyNotAdded'), error);
  };
  const required = [{ required: true, message: t('validation.required') }];
  return (
    <Form<Values>
      // A prefix of the fields' ids: the page has other forms with these fields.
      name="passkey"
      form={form}
      layout="vertical"
      noValidate
      initialValues={{ name: deviceName(t, navigator.userAgent) }}
      onFinish={(values) => void finish(values)}
    >
      <Form.Item name="name" label={t('secondFactor.passkeyName')} rules={required}>
        <Input maxLength={LIMITS.passkeyName} />
      </Form.Item>
      {asksForCode ? (
        <CodeField label={t('secondFactor.codeOrRecovery')} />
      ) : (
        <Form.Item name="currentPassword" label={t('access.currentPassword')} rules={required}>
          <Input.Password autoComplete="current-password" maxLength={LIMITS.shortText} />
        </Form.Item>
      )}
      <div className="admin-form-actions">
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('secondFactor.passkeyAdd')}
        </Button>
        <Button onClick={onClosed}>{t('common.cancel')}</Button>
      </div>
    </Form>
  );
}

/** Lets the browser make a passkey. Resolves to the error when it did not: cancelled, or there already. */
async function makePasskey(options: object) {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    const { id, response } = await startRegistration({ optionsJSON });
    return { id, clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject };
  } catch (error) {
    return error instanceof Error ? error : new Error();
  }
}
