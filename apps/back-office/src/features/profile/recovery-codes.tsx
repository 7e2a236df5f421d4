import type { NewRecoveryCodesDto } from '@lions/api-client';
import { copyText, notify } from '@lions/web-base';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFocusOnMount } from '../../ui/screen/focus';

interface RecoveryCodesProps {
  codes: NewRecoveryCodesDto;
  onDone: () => void;
}

/** The recovery codes, shown only now, and what happens without them. */
export function RecoveryCodes({ codes: { recoveryCodes, isOnlySuperadmin }, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const copy = async () => {
    const isCopied = await copyText(recoveryCodes.join('\n'));
    if (isCopied) notify({ kind: 'success', title: t('secondFactor.copied') });
    else notify({ kind: 'error', title: t('common.error'), description: t('secondFactor.copyFailed') });
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t('secondFactor.codesTitle')}
      </h3>
      <p>{t('secondFactor.codesText')}</p>
      <ul className="second-factor-codes">
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>{t(isOnlySuperadmin ? 'secondFactor.onlySuperadmin' : 'secondFactor.otherSuperadmin')}</p>
      <div className="admin-form-actions">
        <Button type="primary" onClick={onDone}>
          {t('secondFactor.kept')}
        </Button>
        <Button onClick={() => void copy()}>{t('secondFactor.copy')}</Button>
      </div>
    </>
  );
}
