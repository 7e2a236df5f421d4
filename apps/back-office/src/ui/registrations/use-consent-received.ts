import { useChangeRegistrationMutation } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../dialogs/confirm';
import { notifyFailure } from '../forms/errors';

interface Asked {
  id: number;
  playerName: string;
}

/** Records that a parent gave the consent to a coach, after a question that says what it means. */
export function useConsentReceived() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [change, { isLoading }] = useChangeRegistrationMutation();
  const receive = async (rows: readonly Asked[]) => {
    const names = [...new Set(rows.map(({ playerName }) => playerName))].join(', ');
    const isSure = await confirm({
      title: t('registrations.consentNamed', { name: names }),
      text: [t('registrations.consentText')],
      action: t('registrations.consentReceived'),
      danger: false,
    });
    if (!isSure) return;
    for (const { id } of rows) {
      const { error } = await change({ id, changeRegistrationDto: { consentReceived: true } });
      if (error) return notifyFailure(t, t('registrations.failed'), error);
    }
    notify({ kind: 'success', title: t('registrations.consentNamed', { name: names }) });
  };
  return { receive, isLoading };
}
