import { useTranslation } from 'react-i18next';
import { type CleanupNightDto, usePreviewCleanupQuery } from '@lions/api-client';
import { LIMITS } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { useState } from 'react';
import { DeletedCard } from '../../ui/clean-up/deleted';
import { AdminView } from '../../ui/screen/view';
import { WaitingRuns } from '../../ui/clean-up/waiting-runs';
import { ManualCheckCard } from './manual-check-card';
import { SystemCard } from './system-card';
import { TimeCard } from './time-card';
import { useMomentFormat } from '../../ui/time/clock';
import { useLanguage } from '../../ui/session/language';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { SessionNames } from './session-names';
import './auto-deletion.css';

/** Auto-deletion settings, for superadmins. */
export function AutoDeletionView() {
  const { t } = useTranslation();
  return (
    <AdminView title={t('autoDeletion.title')}>
      <WaitingRuns />
      <div className="admin-pair">
        <TimeCard />
        <SystemCard />
        <ManualCheckCard />
      </div>
      <PreviewCard />
      <DeletedCard />
    </AdminView>
  );
}

/** Rows that the next fourteen nights will delete. Collapsed, and fetched when it is expanded. */
function PreviewCard() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const count = LIMITS.cleanupPreviewNights.default;
  return (
    <section className="admin-card" aria-labelledby="preview-title">
      <details className="cleanup-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <h2 id="preview-title">{t('autoDeletion.previewTitle', { count })}</h2>
        </summary>
        {isOpen && <Nights />}
      </details>
    </section>
  );
}

function Nights() {
  const { t } = useTranslation();
  const query = usePreviewCleanupQuery({}, { refetchOnMountOrArgChange: true });
  const { data, error, isLoading, refetch } = query;
  if (isLoading) return <LoadingLines />;
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data?.length) return <p className="admin-hint">{t('autoDeletion.previewOff')}</p>;
  const count = data.reduce((sum, { deleted }) => sum + deleted, 0);
  return (
    <>
      <p className="admin-hint">{t('autoDeletion.previewText', { count })}</p>
      <ul className="cleanup-nights">
        {data.map((night) => (
          <li key={night.date}>
            <Night night={night} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Night({ night: { date, cutoff, waits, deleted, sessions } }: { night: CleanupNightDto }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const formatMoment = useMomentFormat();
  const day = <b>{formatDay(date, language)}</b>;
  const count = <span>{t('autoDeletion.previewNight', { count: deleted })}</span>;
  if (deleted === 0) {
    return (
      <div className="cleanup-night">
        {day} <span className="admin-hint">{t('autoDeletion.previewNothing')}</span>
      </div>
    );
  }
  return (
    <details className="cleanup-fold">
      <summary>
        {day} {count}
      </summary>
      {waits && <p>{t('autoDeletion.previewWaits')}</p>}
      <p className="admin-hint">{t('autoDeletion.previewCutoff', { when: formatMoment(cutoff) })}</p>
      <SessionNames sessions={sessions} />
    </details>
  );
}
