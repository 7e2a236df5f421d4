import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  type NewRecoveryCodesDto,
  type SecondFactorSetUpDto,
} from '@lions/api-client';
import { LIMITS } from '@lions/domain';
import { QrCode, qrPath } from '@lions/web-base';
import { Button, Form, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure, showRefusedField } from '../../ui/forms/errors';
import { CodeField } from './code-field';
import { RecoveryCodes } from './recovery-codes';
import './second-factor.css';

/** Error codes that belong to one of the two fields. */
const FIELD_OF = { WRONG_PASSWORD: 'currentPassword', SECOND_FACTOR_WRONG: 'code' } as const;

interface SecondFactorSetUpProps {
  /** Shown below the first step: another way. */
  otherWay?: ReactNode;
  onDone: () => void;
}

/** Set-up in three steps: own password; QR code and a code of the app; recovery codes. */
export function SecondFactorSetUp({ otherWay, onDone }: SecondFactorSetUpProps) {
  const [begun, setBegun] = useState<SecondFactorSetUpDto>();
  const [codes, setCodes] = useState<NewRecoveryCodesDto>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (begun) return <ConfirmForm begun={begun} onConfirmed={setCodes} />;
  return (
    <>
      <BeginForm onBegun={setBegun} />
      {otherWay}
    </>
  );
}

function BeginForm({ onBegun }: { onBegun: (begun: SecondFactorSetUpDto) => void }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ currentPassword: string }>();
  const [begin, { isLoading }] = useBeginSecondFactorMutation();
  const send = async (ownPasswordDto: { currentPassword: string }) => {
    const { data, error } = await begin({ ownPasswordDto });
    if (data) return onBegun(data);
    showRefusedField(form, t, error, FIELD_OF);
    notifyFailure(t, t('secondFactor.failed'), error);
  };
  return (
    <Form<{ currentPassword: string }>
      // A prefix of the field's id: the profile has another form with this field.
      name="second-factor"
      form={form}
      layout="vertical"
      noValidate
      onFinish={(values) => void send(values)}
    >
      <Form.Item
        name="currentPassword"
        label={t('access.currentPassword')}
        rules={[{ required: true, message: t('validation.required') }]}
      >
        <Input.Password autoComplete="current-password" maxLength={LIMITS.shortText} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('secondFactor.next')}
      </Button>
    </Form>
  );
}

interface ConfirmFormProps {
  begun: SecondFactorSetUpDto;
  onConfirmed: (codes: NewRecoveryCodesDto) => void;
}

function ConfirmForm({ begun: { secret, uri }, onConfirmed }: ConfirmFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ code: string }>();
  const [confirm, { isLoading }] = useConfirmSecondFactorMutation();
  const send = async (codeDto: { code: string }) => {
    const { data, error } = await confirm({ codeDto });
    if (data) return onConfirmed(data);
    showRefusedField(form, t, error, FIELD_OF);
    notifyFailure(t, t('secondFactor.failed'), error);
  };
  return (
    <>
      <p>{t('secondFactor.scan')}</p>
      <div className="second-factor-qr">
        <QrCode qr={qrPath(uri)} label={t('secondFactor.qrLabel')} />
      </div>
      <p>{t('secondFactor.type')}</p>
      <p className="second-factor-secret">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      <Form<{ code: string }>
        form={form}
        layout="vertical"
        noValidate
        onFinish={(values) => void send(values)}
      >
        <CodeField label={t('secondFactor.code')} />
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t('secondFactor.turnOn')}
        </Button>
      </Form>
    </>
  );
}
