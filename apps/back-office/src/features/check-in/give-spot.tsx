import { useChangeRegistrationMutation } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../ui/forms/errors';
import type { DoorRow } from './store/changes';
import type { Door } from './store/door';

interface GiveSpotProps {
  door: Door;
  row: DoorRow;
  onGiven: () => void;
}

/** Gives a waiting player at the door a spot, and adds one when all are taken. Needs the network. */
export function GiveSpot({ door, row, onGiven }: GiveSpotProps) {
  const { t } = useTranslation();
  const [change, { isLoading }] = useChangeRegistrationMutation();
  const give = async () => {
    const reason = t('checkIn.giveSpotReason');
    const { error } = await change({
      id: row.id,
      changeRegistrationDto: { isWaitlist: false, addPlace: true, reason },
    });
    if (error) return notifyFailure(t, t('registrations.failed'), error);
    notify({ kind: 'success', title: t('checkIn.gaveSpot', { name: row.playerName }) });
    onGiven();
    await door.sync();
  };
  return (
    <button
      type="button"
      className="door-button door-primary"
      disabled={isLoading || row.id === 0}
      onClick={() => void give()}
    >
      {t('checkIn.giveSpot')}
    </button>
  );
}
