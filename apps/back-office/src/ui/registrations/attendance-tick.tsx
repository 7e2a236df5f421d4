import { useChangeRegistrationMutation } from '@lions/api-client';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../forms/errors';

interface AttendanceTickProps {
  row: { id: number; playerName: string; attended: boolean };
}

/** Attendance checkbox of a registered player; saved at once, rolled back when the API refuses. */
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
