import { DeleteOutlined } from '@ant-design/icons';
import {
  useGetSecondFactorQuery,
  useRemovePasskeyMutation,
  type PasskeyDto,
  type SecondFactorDto,
} from '@lions/api-client';
import { LIMITS } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/dialogs/confirm';
import { notifyFailure } from '../../ui/forms/errors';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { useMomentFormat } from '../../ui/time/clock';
import { AddPasskey } from './add-passkey';

/** The user's passkeys: list, add, remove. */
export function PasskeysCard() {
  const { t } = useTranslation();
  const titleId = useId();
  const { data, error, isLoading, refetch } = useGetSecondFactorQuery(undefined);
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('secondFactor.passkeys')}</h2>
      <p className="admin-hint">{t('secondFactor.passkeysHint')}</p>
      {isLoading && <LoadingLines />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <Passkeys state={data} />}
    </section>
  );
}

function Passkeys({ state }: { state: SecondFactorDto }) {
  const { t } = useTranslation();
  const { passkeys, isOn, isRequired, isOnlySuperadmin } = state;
  const needsOne = isRequired && !isOn;
  return (
    <>
      {passkeys.length === 0 && <p className="admin-hint">{t('secondFactor.noPasskeys')}</p>}
      <ul className="admin-lines">
        {passkeys.map((passkey) => (
          <Passkey key={passkey.id} passkey={passkey} isLast={needsOne && passkeys.length === 1} />
        ))}
      </ul>
      {needsOne && isOnlySuperadmin && passkeys.length > 0 && (
        <p className="admin-hint">{t('secondFactor.onlySuperadminPasskey')}</p>
      )}
      {passkeys.length < LIMITS.passkeys && <AddPasskey asksForCode={isOn} />}
    </>
  );
}

/** `isLast`: without it the user has no second factor, although the club requires one. */
function Passkey({ passkey, isLast }: { passkey: PasskeyDto; isLast: boolean }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const formatMoment = useMomentFormat();
  const [removePasskey, { isLoading }] = useRemovePasskeyMutation();
  const { id, name, addedAt, lastUsedAt } = passkey;
  const title = t('secondFactor.passkeyRemoveNamed', { name });
  const remove = async () => {
    const text = [t('secondFactor.passkeyRemoveText'), ...(isLast ? [t('secondFactor.removeLast')] : [])];
    if (!(await confirm({ title, text, action: t('secondFactor.passkeyRemove') }))) return;
    const { error } = await removePasskey({ id });
    if (error) notifyFailure(t, t('secondFactor.passkeyNotRemoved'), error);
    else notify({ kind: 'success', title: t('secondFactor.passkeyRemoved') });
  };
  const added = formatMoment(addedAt);
  return (
    <li className="admin-profile-device">
      <div>
        <h3>{name}</h3>
        <p className="admin-hint">
          {lastUsedAt === null
            ? t('secondFactor.passkeyUnused', { added })
            : t('secondFactor.passkeyTimes', { added, used: formatMoment(lastUsedAt) })}
        </p>
      </div>
      <Button
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={title}
        loading={isLoading}
        onClick={() => void remove()}
      >
        {t('secondFactor.passkeyRemove')}
      </Button>
    </li>
  );
}
