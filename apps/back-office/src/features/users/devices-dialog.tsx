import { useEndAdminSessionsMutation, useListAdminSessionsQuery, type UserDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMomentFormat } from '../../ui/time/clock';
import { deviceName } from '../../ui/session/device-name';
import { notifyFailure } from '../../ui/forms/errors';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { userName } from './user-values';

interface DevicesDialogProps {
  user: UserDto;
  isMe: boolean;
  onClosed: () => void;
}

/** A user's sign-ins, with buttons to end them. */
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
      <p>
        <Link to={`/admin?view=audit&subject=signIn&subjectId=${user.id}`}>{t('users.allSignIns')}</Link>
      </p>
    </Modal>
  );
}

function DeviceList({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  // Refetched each time the dialog opens: sign-ins change without any call from this page.
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
