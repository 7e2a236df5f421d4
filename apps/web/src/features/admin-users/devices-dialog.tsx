import { useEndAdminSessionsMutation, useListAdminSessionsQuery, type UserDto } from '@lions/api-client';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../../ui/admin-clock';
import { deviceName } from '../../ui/admin-device-name';
import { notifyFailure } from '../../ui/admin-errors';
import { LoadFailed } from '../../ui/admin-load-failed';
import { AdminSpinner } from '../../ui/admin-spinner';
import { notify } from '../../ui/notice-store';
import { userName } from './user-name';

interface DevicesDialogProps {
  user: UserDto;
  isMe: boolean;
  onClosed: () => void;
}

/** Where a user is signed in, and how to end that (decisions 4). */
export function DevicesDialog({ user, isMe, onClosed }: DevicesDialogProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const [endAll, { isLoading }] = useEndAdminSessionsMutation();
  const end = async () => {
    const { data, error } = await endAll({ id: user.id });
    if (error) return notifyFailure(t, t('users.actionFailed'), error);
    notify({ kind: 'success', title: t('users.ended', { count: data.ended }) });
    setOpen(false);
  };
  return (
    <Modal
      open={open}
      title={t('users.devicesOf', { name: userName(user) })}
      okText={t(isMe ? 'users.endAllOwn' : 'users.endAll')}
      okButtonProps={{ danger: true, loading: isLoading }}
      cancelText={t('common.close')}
      onOk={() => void end()}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
    >
      <DeviceList userId={user.id} />
    </Modal>
  );
}

function DeviceList({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  // Sign-ins come and go without this page: asked anew each time the dialog opens.
  const query = useListAdminSessionsQuery({ id: userId }, { refetchOnMountOrArgChange: true });
  const { data: devices, error, isLoading, refetch } = query;
  if (isLoading) return <AdminSpinner />;
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!devices?.length) return <p>{t('users.noDevices')}</p>;
  return (
    <ul className="admin-lines">
      {devices.map(({ id, userAgent, ipAddress, signedInAt, lastSeenAt }) => (
        <li key={id}>
          <p className="admin-prose">
            <span title={userAgent}>{deviceName(t, userAgent)}</span> · {ipAddress}
          </p>
          <p className="admin-hint">
            {t('users.deviceTimes', { since: formatMoment(signedInAt), seen: formatMoment(lastSeenAt) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
