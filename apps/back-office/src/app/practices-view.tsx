import { useListPracticesQuery } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { CheckInLink, OpenRoster, RosterButton, useOpenRoster } from '../features/registrations/roster-part';
import { PracticeFigures } from '../features/practices/practice-figures';
import { PracticesCard } from '../features/practices/practices-card';
import '../features/practices/practices.css';
import { RecentRegistrations } from '../features/practices/recent-registrations';
import { AdminSpinner, LoadFailed } from '../ui/screen/loading';
import { AdminView } from '../ui/screen/view';
import { OutOfScopeNote, useTeamScope } from '../ui/session/team-scope';

/** Practices Management: totals, the practices with their rosters, and the most recent registrations. */
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
  // Refetched on each visit: families register meanwhile.
  const { data, error, refetch } = useListPracticesQuery(undefined, { refetchOnMountOrArgChange: true });
  const roster = useOpenRoster('roster');
  const canChange = useTeamScope()(null);
  // A failed refetch keeps the loaded practices and the input below.
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <AdminSpinner text={t('practices.loading')} />;
  return (
    <>
      {!canChange && <OutOfScopeNote of="practices" />}
      <PracticeFigures practices={data} />
      <PracticesCard
        practices={data}
        isReadOnly={!canChange}
        roster={(practice) => (
          <>
            <RosterButton target={practice} onOpen={roster.open} />
            {canChange && <CheckInLink target={practice} />}
          </>
        )}
      />
      <RecentRegistrations practices={data} />
      <OpenRoster targets={data} state={roster} />
    </>
  );
}
