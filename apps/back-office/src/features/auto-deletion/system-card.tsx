import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { type CleanupStatusDto, useGetCleanupStatusQuery, useListWaitingRunsQuery } from '@lions/api-client';
import { formatTimes, MINUTE_MS } from '@lions/domain';
import { Alert } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CLUB_ZONE, useMomentFormat } from '../../ui/time/clock';
import { useLanguage } from '../../ui/session/language';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { nextRunText } from './next-run';
import { useTimeSetting } from './time-card';
import { Tag } from '../../ui/screen/tags';

/** System information: state of the clean-up, its last run and its next run. */
export function SystemCard() {
  const { t } = useTranslation();
  // Refetched on each visit: the nightly run changes this without any call from this browser.
  const query = useGetCleanupStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: status, error, isLoading, refetch } = query;
  return (
    <section className="admin-card" aria-labelledby="system-title">
      <h2 id="system-title">{t('autoDeletion.systemTitle')}</h2>
      {isLoading && <LoadingLines />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {status && !error && (
        <>
          <SystemFacts status={status} />
          <NeedsAttention status={status} />
        </>
      )}
    </section>
  );
}

function SystemFacts({ status: { stoppedSince, lastRun, nextRunAt } }: { status: CleanupStatusDto }) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const { setting } = useTimeSetting();
  const { data: waiting } = useListWaitingRunsQuery();
  const isWaiting = waiting?.runs.some(({ kind }) => kind === 'sessions') === true;
  const facts: [string, ReactNode][] = [
    [t('autoDeletion.backgroundService'), <ServiceTag key="service" stoppedSince={stoppedSince} />],
    [t('autoDeletion.checkFrequency'), t('autoDeletion.daily')],
    [
      t('autoDeletion.settingUpdated'),
      setting?.changedAt ? formatMoment(setting.changedAt) : t('autoDeletion.never'),
    ],
    [
      t('autoDeletion.lastRun'),
      lastRun
        ? t('autoDeletion.lastRunResult', { when: formatMoment(lastRun.ranAt), count: lastRun.deleted })
        : t('autoDeletion.never'),
    ],
    ...(lastRun
      ? [[t('autoDeletion.lastCutoff'), formatMoment(lastRun.cutoff)] satisfies [string, string]]
      : []),
    [
      t('autoDeletion.nextRun'),
      isWaiting ? (
        t('autoDeletion.nextRunWaits')
      ) : nextRunAt ? (
        <NextRun key="next" at={nextRunAt} />
      ) : (
        t('autoDeletion.noNextRun')
      ),
    ],
  ];
  return (
    <dl className="admin-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The next run as text, updated as time passes. */
function NextRun({ at }: { at: string }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const formatMoment = useMomentFormat();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {nextRunText(t, at, now, language, CLUB_ZONE)}
    </time>
  );
}

function ServiceTag({ stoppedSince }: Pick<CleanupStatusDto, 'stoppedSince'>) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  return stoppedSince === null ? (
    <Tag look="good" icon={<CheckCircleOutlined aria-hidden />}>
      {t('autoDeletion.serviceRunning')}
    </Tag>
  ) : (
    <Tag look="bad" icon={<CloseCircleOutlined aria-hidden />}>
      {t('autoDeletion.serviceStopped', { when: formatMoment(stoppedSince) })}
    </Tag>
  );
}

/** Sessions with an unreadable date: never deleted, so an administrator must correct them. */
function NeedsAttention({ status: { needsAttention } }: { status: CleanupStatusDto }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  if (needsAttention.length === 0) return null;
  const list = (
    <>
      <p>{t('autoDeletion.attentionText')}</p>
      <ul>
        {needsAttention.map(({ id, teamName, date, time }) => (
          <li key={id}>
            {teamName} · {date} · {formatTimes(time, language)}
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <Alert
      type="warning"
      showIcon
      className="admin-alert"
      title={t('autoDeletion.attentionTitle')}
      description={list}
    />
  );
}
