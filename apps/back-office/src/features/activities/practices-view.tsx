import { useListPracticesQuery } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../../ui/screen/address';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { AdminView } from '../../ui/screen/view';
import { OutOfScopeNote, useTeamScope } from '../../ui/session/team-scope';
import { PracticeFigures } from './practice-figures';
import { PracticesCard } from './practices-card';
import { RecentRegistrations } from './recent-registrations';
import { OpenRoster } from './roster/roster-part';
import './practices.css';

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
  const roster = useLayer('roster');
  const canChange = useTeamScope()(null);
  // A failed refetch keeps the loaded practices and the input below.
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <AdminSpinner text={t('practices.loading')} />;
  return (
    <>
      {!canChange && <OutOfScopeNote of="practices" />}
      <PracticeFigures practices={data} />
      <PracticesCard practices={data} isReadOnly={!canChange} onRoster={({ id }) => roster.open(id)} />
      <RecentRegistrations practices={data} />
      <OpenRoster activities={data} layer={roster} />
    </>
  );
}
