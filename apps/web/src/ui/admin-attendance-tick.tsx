import { useChangeRegistrationMutation } from '@lions/api-client';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from './admin-errors';

interface AttendanceTickProps {
  row: { id: number; playerName: string; attended: boolean };
}

/** Whether a player who has a place was there; a tick is saved at once, and put back where the API refuses it. */
export function AttendanceTick({ row: { id, playerName, attended } }: AttendanceTickProps) {
  const { t } = useTranslation();
  const [change, { isLoading }] = useChangeRegistrationMutation();
  const save = async (isThere: boolean) => {
    const { error } = await change({ id, changeRegistrationDto: { attended: isThere } });
    if (error) notifyFailure(t, t('registrations.failed'), error);
  };
  return (
    <Checkbox
      className="registrations-tick"
      aria-label={t('registrations.presentNamed', { name: playerName })}
      checked={isLoading ? !attended : attended}
      onChange={({ target }) => {
        if (!isLoading) void save(target.checked);
      }}
    />
  );
}
