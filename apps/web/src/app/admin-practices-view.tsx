import { useListPracticesQuery } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { OpenRoster, RosterButton, useOpenRoster } from '../features/admin-practice-roster/roster-part';
import { PracticeFigures } from '../features/admin-practices/practice-figures';
import { PracticesCard } from '../features/admin-practices/practices-card';
import '../features/admin-practices/practices.css';
import { RecentRegistrations } from '../features/admin-practices/recent-registrations';
import { LoadFailed } from '../ui/admin-load-failed';
import { AdminSpinner } from '../ui/admin-spinner';
import { AdminView } from '../ui/admin-view';

/** Practices Management: totals, the practices with their rosters, and who registered last (spec 2.5). */
export function PracticesView() {
  const { t } = useTranslation();
  return (
    <AdminView title={t('practices.title')}>
      <Practices />
    </AdminView>
  );
}

function Practices() {
  const { t } = useTranslation();
  // Families register meanwhile: whoever comes back wants the counts of now.
  const { data, error, refetch } = useListPracticesQuery(undefined, { refetchOnMountOrArgChange: true });
  const roster = useOpenRoster();
  // What was typed below stays when the practices, already there, cannot be read anew.
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <AdminSpinner text={t('practices.loading')} />;
  return (
    <>
      <PracticeFigures practices={data} />
      <PracticesCard
        practices={data}
        roster={(practice) => <RosterButton practice={practice} onOpen={roster.open} />}
      />
      <RecentRegistrations practices={data} />
      <OpenRoster practices={data} state={roster} />
    </>
  );
}
