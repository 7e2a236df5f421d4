import {
  CheckCircleOutlined,
  DeleteOutlined,
  KeyOutlined,
  PlusOutlined,
  SendOutlined,
  StopOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import {
  useDeleteWebhookMutation,
  useListWebhooksQuery,
  useReplaceWebhookSecretMutation,
  useTestWebhookMutation,
  type WebhookDto,
} from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/dialogs/confirm';
import { notifyFailure } from '../../ui/forms/errors';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { partOnDemand } from '../../ui/screen/part';
import { Tag } from '../../ui/screen/tags';
import { useMomentFormat } from '../../ui/time/clock';
import { useDeliveryText, WebhookDeliveries } from './webhook-deliveries';
import './webhooks.css';

const NewWebhook = partOnDemand(async () => (await import('./webhook-dialogs')).WebhookDialog, 'dialog');
const Secret = partOnDemand(async () => (await import('./webhook-dialogs')).SecretDialog, 'dialog');

const LOOKS = {
  on: { look: 'good', Icon: CheckCircleOutlined },
  failing: { look: 'bad', Icon: WarningOutlined },
  off: { look: 'quiet', Icon: StopOutlined },
} as const;

/** Other systems that are told of changes: state, last delivery, test, new secret and deliveries of each. */
export function WebhooksSection() {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  // Refetched on each visit: the server delivers without any call from this page.
  const query = useListWebhooksQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: webhooks, error, isLoading, refetch } = query;
  return (
    <section className="admin-card integrations-card" aria-labelledby="webhooks">
      <div className="admin-card-head">
        <h2 id="webhooks">{t('integrations.webhooks.title')}</h2>
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          disabled={!webhooks}
          {...NewWebhook.ahead}
          onClick={() => setAdding(true)}
        >
          {t('integrations.webhooks.add')}
        </Button>
      </div>
      <p className="admin-hint">{t('integrations.webhooks.intro')}</p>
      {isLoading && <LoadingLines />}
      {error && !webhooks && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {webhooks?.length === 0 && <Empty description={t('integrations.webhooks.none')} />}
      {webhooks?.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} onSecret={setSecret} />
      ))}
      {isAdding && <NewWebhook onSecret={setSecret} onClosed={() => setAdding(false)} />}
      {secret !== undefined && !isAdding && <Secret secret={secret} onClosed={() => setSecret(undefined)} />}
    </section>
  );
}

interface WebhookCardProps {
  webhook: WebhookDto;
  /** Shows a secret, once. */
  onSecret: (secret: string) => void;
}

function WebhookCard({ webhook, onSecret }: WebhookCardProps) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const deliveryText = useDeliveryText();
  const { id, url, events, state, formerSecretUntil, lastDelivery } = webhook;
  const { look, Icon } = LOOKS[state];
  const titleId = `webhook-${id}`;
  return (
    <article className="integrations-item" aria-labelledby={titleId}>
      <h3 id={titleId} className="admin-prose">
        {url}
      </h3>
      <div className="admin-tags">
        <Tag look={look} icon={<Icon aria-hidden />}>
          {t(`integrations.webhooks.states.${state}`)}
        </Tag>
        {events.map((event) => (
          <Tag key={event}>{t(`integrations.webhooks.events.${event}.name`)}</Tag>
        ))}
      </div>
      {state !== 'on' && <p className="admin-hint">{t(`integrations.webhooks.stateTexts.${state}`)}</p>}
      <p className="admin-hint">
        {lastDelivery
          ? t('integrations.webhooks.last', {
              when: formatMoment(lastDelivery.createdAt),
              what: deliveryText(lastDelivery),
            })
          : t('integrations.webhooks.noDelivery')}
      </p>
      {formerSecretUntil !== null && (
        <p className="admin-hint">
          {t('integrations.webhooks.formerSecret', { when: formatMoment(formerSecretUntil) })}
        </p>
      )}
      <WebhookActions webhook={webhook} onSecret={onSecret} />
      <WebhookDeliveries webhook={webhook} />
    </article>
  );
}

function WebhookActions({ webhook: { id, url }, onSecret }: WebhookCardProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const deliveryText = useDeliveryText();
  const [test, { isLoading }] = useTestWebhookMutation();
  const [replaceSecret] = useReplaceWebhookSecretMutation();
  const [remove] = useDeleteWebhookMutation();
  const named = { url };
  const send = async () => {
    const { data, error } = await test({ id });
    if (error) return notifyFailure(t, t('integrations.webhooks.failed'), error);
    const kind = data.status === 'delivered' ? 'success' : 'error';
    notify({ kind, title: t(`integrations.webhooks.tested.${kind}`), description: deliveryText(data) });
  };
  const renew = async () => {
    const title = t('integrations.webhooks.newSecretTitle');
    const text = [t('integrations.webhooks.newSecretText')];
    if (!(await confirm({ title, text, action: t('integrations.webhooks.newSecret'), danger: false })))
      return;
    const { data, error } = await replaceSecret({ id });
    if (error) return notifyFailure(t, t('integrations.webhooks.failed'), error);
    onSecret(data.secret);
  };
  const erase = async () => {
    const title = t('integrations.webhooks.deleteTitle');
    const text = [t('integrations.webhooks.deleteText', named)];
    if (!(await confirm({ title, text, action: t('common.delete') }))) return;
    const { error } = await remove({ id });
    if (error) return notifyFailure(t, t('integrations.webhooks.failed'), error);
    notify({ kind: 'success', title: t('integrations.webhooks.deleted') });
  };
  return (
    <div className="admin-form-actions">
      <Button
        icon={<SendOutlined aria-hidden />}
        loading={isLoading}
        aria-label={t('integrations.webhooks.testOf', named)}
        onClick={() => void send()}
      >
        {t('integrations.webhooks.test')}
      </Button>
      <Button
        icon={<KeyOutlined aria-hidden />}
        aria-label={t('integrations.webhooks.newSecretOf', named)}
        onClick={() => void renew()}
      >
        {t('integrations.webhooks.newSecret')}
      </Button>
      <Button
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('common.deleteNamed', { name: url })}
        onClick={() => void erase()}
      >
        {t('common.delete')}
      </Button>
    </div>
  );
}
