import { CheckCircleOutlined, LogoutOutlined } from '@ant-design/icons';
import {
  type OwnAdminSessionDto,
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
} from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../../ui/time/clock';
import { useConfirm } from '../../ui/dialogs/confirm';
import { deviceName } from '../../ui/session/device-name';
import { notifyFailure } from '../../ui/forms/errors';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { Tag } from '../../ui/screen/tags';

/** The user's own sign-ins, with buttons to end them. */
export function OwnDevices() {
  const { t } = useTranslation();
  const titleId = useId();
  // Refetched on each visit: sign-ins change without any call from this page.
  const query = useListOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: devices = [], error, isLoading, refetch } = query;
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('profile.devices')}</h2>
      <p className="admin-hint">{t('profile.devicesHint')}</p>
      {isLoading && <LoadingLines />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      <ul className="admin-lines">
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
      {devices.some(({ isCurrent }) => !isCurrent) && <EndOthersButton />}
    </section>
  );
}

function Device({ device }: { device: OwnAdminSessionDto }) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const [endSession, { isLoading }] = useEndOwnSessionMutation();
  const { id, userAgent, ipAddress, signedInAt, lastSeenAt, isCurrent } = device;
  const name = deviceName(t, userAgent);
  const end = async () => {
    const { error } = await endSession({ id });
    if (error) notifyFailure(t, t('profile.endFailed'), error);
    else notify({ kind: 'success', title: t('profile.deviceEnded') });
  };
  return (
    <li className="admin-profile-device">
      <div>
        <h3 title={userAgent}>{name}</h3>
        <p className="admin-hint">
          {t('profile.deviceTimes', { since: formatMoment(signedInAt), seen: formatMoment(lastSeenAt) })}
        </p>
        <p className="admin-hint">{t('profile.deviceAddress', { address: ipAddress })}</p>
      </div>
      {isCurrent ? (
        <Tag look="good" icon={<CheckCircleOutlined aria-hidden />}>
          {t('profile.thisDevice')}
        </Tag>
      ) : (
        <Button
          icon={<LogoutOutlined aria-hidden />}
          aria-label={t('profile.endDeviceNamed', { name })}
          loading={isLoading}
          onClick={() => void end()}
        >
          {t('profile.endDevice')}
        </Button>
      )}
    </li>
  );
}

function EndOthersButton() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const end = async () => {
    const title = t('profile.endOthers');
    if (!(await confirm({ title, text: [t('profile.endOthersText')], action: title }))) return;
    const { data, error } = await endOthers();
    if (error) notifyFailure(t, t('profile.endFailed'), error);
    else notify({ kind: 'success', title: t('profile.othersEnded', { count: data.ended }) });
  };
  return (
    <div className="admin-form-actions">
      <Button danger loading={isLoading} onClick={() => void end()}>
        {t('profile.endOthers')}
      </Button>
    </div>
  );
}
