import {
  useApproveWaitingRunMutation,
  useListWaitingRunsQuery,
  type WaitingRunDto,
  type WaitingRunsDto,
} from '@lions/api-client';
import { MINUTE_MS } from '@lions/domain';
import { formatDay, notify } from '@lions/web-base';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../time/clock';
import { useConfirm } from '../dialogs/confirm';
import { notifyFailure } from '../forms/errors';
import { useLanguage } from '../session/language';
import { LoadFailed } from '../screen/loading';
import './waiting-runs.css';

/** Clock difference that counts as wrong. */
const CLOCKS_APART_MS = 10 * MINUTE_MS;

/**
 * Nightly runs that would remove far more than earlier ones and wait for a superadmin's approval
 * (docs/decisions/clean-up.md); renders nothing while none waits.
 */
export function WaitingRuns() {
  const { t } = useTranslation();
  // Polled while the view is open: a run starts to wait at night, without any call of ours.
  const query = useListWaitingRunsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: MINUTE_MS,
    skipPollingIfUnfocused: true,
  });
  const { data, error, refetch, fulfilledTimeStamp } = query;
  if (error && !data)
    return <LoadFailed error={error} title={t('waitingRuns.loadFailed')} onRetry={() => void refetch()} />;
  return data?.runs.map((run) => (
    <WaitingRun key={run.id} run={run} serverTime={data.serverTime} answeredAt={fulfilledTimeStamp ?? 0} />
  ));
}

interface WaitingRunProps {
  run: WaitingRunDto;
  serverTime: WaitingRunsDto['serverTime'];
  /** This device's clock at the time of the server's answer. */
  answeredAt: number;
}

function WaitingRun({ run, ...clocks }: WaitingRunProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const formatMoment = useMomentFormat();
  const { kind, date, rows, mostBefore: most, waitsSince } = run;
  return (
    <Alert
      type="warning"
      showIcon
      className="admin-alert"
      title={t(`waitingRuns.title.${kind}`)}
      description={
        <div className="waiting-run">
          <p>{t(`waitingRuns.text.${kind}`, { day: formatDay(date, language), rows, most })}</p>
          {/* The kind of data is part of the sentence. */}
          {kind === 'retention' && <Counts run={run} />}
          <p>{t('waitingRuns.since', { when: formatMoment(waitsSince) })}</p>
          <Clocks {...clocks} />
          <div className="admin-form-actions">
            <DecideButton run={run} {...clocks} />
          </div>
        </div>
      }
    />
  );
}

function DecideButton({ run, ...clocks }: WaitingRunProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const formatMoment = useMomentFormat();
  const [approve, { isLoading }] = useApproveWaitingRunMutation();
  const { id, kind, rows, cutoff } = run;
  const decide = async () => {
    const isYes = await confirm({
      title: t(`waitingRuns.question.${kind}`, { rows }),
      text: [t(`waitingRuns.consequence.${kind}`, { cutoff: formatMoment(cutoff) })],
      details: (
        <>
          <Counts run={run} />
          <Clocks {...clocks} />
        </>
      ),
      action: t(`waitingRuns.yes.${kind}`, { rows }),
      dismiss: t('waitingRuns.no'),
    });
    if (!isYes) return;
    const { data, error } = await approve({ id, approveRunDto: { cutoff, rows } });
    if (error) return notifyFailure(t, t('waitingRuns.failed'), error);
    const description = t(`waitingRuns.done.${kind}`, { count: data.deleted });
    notify({ kind: 'success', title: t('waitingRuns.doneTitle'), description });
  };
  return (
    <Button loading={isLoading} onClick={() => void decide()}>
      {t('waitingRuns.decide')}
    </Button>
  );
}

function Counts({ run: { counts } }: { run: WaitingRunDto }) {
  const { t } = useTranslation();
  return (
    <dl className="admin-facts">
      {counts.map(({ data, rows }) => (
        <div key={data}>
          <dt>{t(`waitingRuns.data.${data}`)}</dt>
          <dd>{rows}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the server's clock beside the reader's: a wrong clock is the likeliest cause. */
function Clocks({ serverTime, answeredAt }: Omit<WaitingRunProps, 'run'>) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const isApart = Math.abs(answeredAt - new Date(serverTime).getTime()) > CLOCKS_APART_MS;
  const device = formatMoment(new Date(answeredAt).toISOString());
  return (
    <>
      <p>{t('waitingRuns.clock', { server: formatMoment(serverTime), device })}</p>
      {isApart && (
        <p>
          <strong>{t('waitingRuns.clockOff')}</strong>
        </p>
      )}
    </>
  );
}
