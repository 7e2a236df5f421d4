import {
  useGetSecondFactorQuery,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  type NewRecoveryCodesDto,
  type SecondFactorDto,
} from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Button, Form } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure, showRefusedField } from '../../ui/forms/errors';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { CodeField } from './code-field';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorSetUp } from './second-factor-set-up';

/** The user's second factor: set-up, recovery codes, removal. */
export function SecondFactorCard() {
  const { t } = useTranslation();
  const titleId = useId();
  const query = useGetSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isLoading, refetch } = query;
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('secondFactor.title')}</h2>
      <p className="admin-hint">{t('secondFactor.hint')}</p>
      {isLoading && <LoadingLines />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (data.isOn ? <FactorOn state={data} /> : <FactorOff onDone={() => void refetch()} />)}
    </section>
  );
}

function FactorOff({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [isBegun, setBegun] = useState(false);
  if (isBegun) return <SecondFactorSetUp onDone={onDone} />;
  return (
    <div className="admin-form-actions">
      <Button type="primary" onClick={() => setBegun(true)}>
        {t('secondFactor.setUp')}
      </Button>
    </div>
  );
}

/** Error codes that belong to the field of a code. */
const FIELD_OF = { SECOND_FACTOR_WRONG: 'code' } as const;

function FactorOn({ state }: { state: SecondFactorDto }) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<'codes' | 'remove'>();
  const [codes, setCodes] = useState<NewRecoveryCodesDto>();
  const [form] = Form.useForm<{ code: string }>();
  const [renew, renewing] = useRenewRecoveryCodesMutation();
  const [remove, removing] = useRemoveSecondFactorMutation();
  const send = async (codeDto: { code: string }) => {
    const answer = wanted === 'codes' ? await renew({ codeDto }) : await remove({ codeDto });
    if (answer.error) {
      showRefusedField(form, t, answer.error, FIELD_OF);
      return notifyFailure(t, t('secondFactor.failed'), answer.error);
    }
    setWanted(undefined);
    if ('recoveryCodes' in answer.data) return setCodes(answer.data);
    notify({ kind: 'success', title: t('secondFactor.removed') });
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  return (
    <>
      <p>{t('secondFactor.isOn')}</p>
      <p>{t('secondFactor.codesLeft', { count: state.recoveryCodesLeft })}</p>
      {state.isOnlySuperadmin && <p className="admin-hint">{t('secondFactor.onlySuperadmin')}</p>}
      {wanted ? (
        <Form<{ code: string }>
          form={form}
          layout="vertical"
          noValidate
          onFinish={(values) => void send(values)}
        >
          {wanted === 'remove' && state.isRequired && state.passkeys.length === 0 && (
            <p>{t('secondFactor.removeLast')}</p>
          )}
          <CodeField label={t('secondFactor.codeOrRecovery')} />
          <div className="admin-form-actions">
            <Button
              htmlType="submit"
              type="primary"
              danger={wanted === 'remove'}
              loading={renewing.isLoading || removing.isLoading}
            >
              {t(wanted === 'codes' ? 'secondFactor.renew' : 'secondFactor.remove')}
            </Button>
            <Button onClick={() => setWanted(undefined)}>{t('common.cancel')}</Button>
          </div>
        </Form>
      ) : (
        <div className="admin-form-actions">
          <Button onClick={() => setWanted('codes')}>{t('secondFactor.renew')}</Button>
          <Button danger onClick={() => setWanted('remove')}>
            {t('secondFactor.remove')}
          </Button>
        </div>
      )}
    </>
  );
}
