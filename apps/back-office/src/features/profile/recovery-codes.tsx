import type { NewRecoveryCodesDto } from '@lions/api-client';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/screen/copy';
import { useFocusOnMount } from '../../ui/screen/focus';

interface RecoveryCodesProps {
  codes: NewRecoveryCodesDto;
  onDone: () => void;
}

/** The recovery codes, shown only now, and what happens without them. */
export function RecoveryCodes({ codes: { recoveryCodes, isOnlySuperadmin }, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const heading = useFocusOnMount<HTMLHeadingElement>();
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
        <CopyButton text={recoveryCodes.join('\n')} label={t('secondFactor.copy')} />
      </div>
    </>
  );
}
