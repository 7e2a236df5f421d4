import { useTriggerAutoDeletionMutation } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/dialogs/confirm';
import { notifyFailure } from '../../ui/forms/errors';
import { SessionNames } from './session-names';

/**
 * 'Run Check Now': counts what would be deleted, asks, then deletes the sessions that are over
 * (docs/decisions/clean-up.md).
 */
export function ManualCheckCard() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [trigger] = useTriggerAutoDeletionMutation();
  const [step, setStep] = useState<'runCheckNow' | 'checking' | 'running'>('runCheckNow');

  const check = async () => {
    setStep('checking');
    const preview = await trigger({ dryRun: 'true' });
    setStep('runCheckNow');
    if (preview.error) return notifyFailure(t, t('autoDeletion.checkFailed'), preview.error);
    const { deleted: count, sessions } = preview.data;
    const outlook = count ? t('autoDeletion.wouldDelete', { count }) : t('autoDeletion.wouldDeleteNone');
    const text = [t('autoDeletion.confirmRun'), outlook];
    const details = count > 0 && <SessionNames sessions={sessions} />;
    const question = {
      title: t('autoDeletion.manualTitle'),
      text,
      details,
      action: t('autoDeletion.runCheckNow'),
    };
    if (await confirm(question)) await run();
  };
  const run = async () => {
    setStep('running');
    const { data, error } = await trigger({ dryRun: 'false' });
    setStep('runCheckNow');
    if (error) return notifyFailure(t, t('autoDeletion.checkFailed'), error);
    notify({
      kind: 'success',
      title: t('autoDeletion.checkDone'),
      description: t('autoDeletion.deletedNow', { count: data.deleted }),
    });
  };

  return (
    <section className="admin-card" aria-labelledby="manual-title">
      <h2 id="manual-title">{t('autoDeletion.manualTitle')}</h2>
      <p className="admin-hint">{t('autoDeletion.manualText')}</p>
      <div className="admin-form-actions">
        <Button loading={step !== 'runCheckNow'} onClick={() => void check()}>
          {t(`autoDeletion.${step}`)}
        </Button>
      </div>
    </section>
  );
}
