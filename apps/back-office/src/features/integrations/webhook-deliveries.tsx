import { RedoOutlined } from '@ant-design/icons';
import {
  useListWebhookDeliveriesQuery,
  useReplayWebhookDeliveryMutation,
  type WebhookDeliveryDto,
  type WebhookDto,
} from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../ui/forms/errors';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { useMomentFormat } from '../../ui/time/clock';

/** The newest deliveries; older ones are for the API. */
const SHOWN = 50;

/** The state of a delivery, with the other system's answer. */
export function useDeliveryText() {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  return ({ status, attempts, nextAttemptAt, answerCode, answer }: WebhookDeliveryDto): string =>
    [
      t(`integrations.webhooks.statuses.${status}`),
      ...(answerCode !== null ? [t('integrations.webhooks.answerCode', { code: answerCode })] : []),
      ...(answer ? [answer] : []),
      ...(attempts > 1 ? [t('integrations.webhooks.attempts', { count: attempts })] : []),
      ...(nextAttemptAt !== null && attempts > 0
        ? [t('integrations.webhooks.nextAttempt', { when: formatMoment(nextAttemptAt) })]
        : []),
    ].join(' · ');
}

/** The deliveries of a webhook, loaded once they are opened. */
export function WebhookDeliveries({ webhook: { id, url } }: { webhook: WebhookDto }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="admin-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={t('integrations.webhooks.deliveriesOf', { url })}>
        {t('integrations.webhooks.deliveries')}
      </summary>
      {isOpen && <DeliveryList id={id} />}
    </details>
  );
}

function DeliveryList({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useListWebhookDeliveriesQuery({ id, limit: SHOWN }, { refetchOnMountOrArgChange: true });
  const { data: deliveries, error, isLoading, refetch } = query;
  if (isLoading) return <LoadingLines />;
  if (error && !deliveries) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!deliveries?.length) return <p className="admin-hint">{t('integrations.webhooks.noDelivery')}</p>;
  return (
    <ul className="admin-lines">
      {deliveries.map((delivery) => (
        <DeliveryLine key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  );
}

function DeliveryLine({ delivery }: { delivery: WebhookDeliveryDto }) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const deliveryText = useDeliveryText();
  const [replay, { isLoading }] = useReplayWebhookDeliveryMutation();
  const { id, type, path, createdAt, status } = delivery;
  const when = formatMoment(createdAt);
  const sendAgain = async () => {
    const { data, error } = await replay({ id });
    if (error) return notifyFailure(t, t('integrations.webhooks.failed'), error);
    const kind = data.status === 'delivered' ? 'success' : 'error';
    notify({ kind, title: t(`integrations.webhooks.tested.${kind}`), description: deliveryText(data) });
  };
  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <p>
          <strong>{type}</strong> {path}
        </p>
        <p className="admin-hint">
          <time dateTime={createdAt}>{when}</time> · {deliveryText(delivery)}
        </p>
      </div>
      {status !== 'pending' && (
        <Button
          icon={<RedoOutlined aria-hidden />}
          loading={isLoading}
          aria-label={t('integrations.webhooks.replayOf', { type, when })}
          onClick={() => void sendAgain()}
        >
          {t('integrations.webhooks.replay')}
        </Button>
      )}
    </li>
  );
}
