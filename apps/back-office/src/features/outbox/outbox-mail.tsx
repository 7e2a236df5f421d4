import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  MinusCircleOutlined,
  PhoneOutlined,
  RedoOutlined,
} from '@ant-design/icons';
import { useRetryMailMutation, type OutboxMailDto } from '@lions/api-client';
import type { MailStatus } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Button } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivityName } from '../../ui/families/activity-name';
import { useMomentFormat } from '../../ui/time/clock';
import { notifyFailure } from '../../ui/forms/errors';

const ICONS: Record<MailStatus, ComponentType<{ 'aria-hidden': true }>> = {
  pending: ClockCircleOutlined,
  sent: CheckCircleOutlined,
  failed: CloseCircleOutlined,
  dropped: MinusCircleOutlined,
  told: PhoneOutlined,
};

/** One mail: recipient, subject, status, and a retry button where a retry can help. */
export function OutboxMail({ mail }: { mail: OutboxMailDto }) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const about = useAbout(mail);
  const kind = t(`outbox.kinds.${mail.kind}`);
  const to = useRecipient(mail);
  return (
    <li>
      <div className="outbox-head">
        <p className="outbox-kind">{kind}</p>
        <time className="admin-hint" dateTime={mail.createdAt}>
          {formatMoment(mail.createdAt)}
        </time>
      </div>
      <p>{to}</p>
      <p className="admin-hint">{about}</p>
      <div className="outbox-foot">
        <MailStanding mail={mail} />
        {mail.lastError !== null && (mail.status === 'failed' || mail.status === 'pending') && (
          <RetryButton mail={mail} kind={kind} to={to} />
        )}
      </div>
    </li>
  );
}

function useRecipient({ kind, to }: OutboxMailDto): string {
  const { t } = useTranslation();
  return to ?? t(kind === 'alert' || kind === 'account' ? 'outbox.noUser' : 'outbox.nobody');
}

function useAbout({ kind, date, time, teamName }: OutboxMailDto): string {
  const { t } = useTranslation();
  const activityName = useActivityName();
  if (kind === 'alert' || kind === 'account') return t(`outbox.${kind}`);
  return date === null || time === null ? t('outbox.noDay') : activityName({ date, time, teamName });
}

function MailStanding({ mail }: { mail: OutboxMailDto }) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const { status, attempts, sentAt, nextAttemptAt, lastError } = mail;
  const Icon = ICONS[status];
  const details = [
    ...(sentAt === null ? [] : [t('outbox.sentAt', { time: formatMoment(sentAt) })]),
    ...(attempts > 0 && status !== 'sent' ? [t('outbox.tries', { count: attempts })] : []),
    ...(status === 'pending' && attempts > 0
      ? [t('outbox.nextTry', { time: formatMoment(nextAttemptAt) })]
      : []),
    ...(lastError === null ? [] : [t('outbox.reason', { reason: lastError })]),
  ].join(', ');
  return (
    <p className="outbox-status" data-status={status}>
      <Icon aria-hidden /> <strong>{t(`outbox.statuses.${status}`)}</strong>
      {details !== '' && <span className="admin-hint">{details}</span>}
    </p>
  );
}

function RetryButton({ mail, kind, to }: { mail: OutboxMailDto; kind: string; to: string }) {
  const { t } = useTranslation();
  const [retry, { isLoading }] = useRetryMailMutation();
  const sendAgain = async () => {
    const { error } = await retry({ id: mail.id });
    if (error) return notifyFailure(t, t('outbox.retryFailed'), error);
    notify({ kind: 'success', title: t('outbox.retried') });
  };
  return (
    <Button
      icon={<RedoOutlined aria-hidden />}
      loading={isLoading}
      aria-label={t('outbox.retryOf', { kind, to })}
      onClick={() => void sendAgain()}
    >
      {t('outbox.retry')}
    </Button>
  );
}
