import { type AnalyticsDto, useCurrentUser } from '@lions/api-client';
import { PageViewsCard } from './page-views-card';
import { ReportPlots } from './report/report-plots';
import { TurnoutReport } from './turnout/turnout-report';

/** Charts of the report, a season's turnout, and page views; the last two load their own data. */
export function FurtherReports({ report }: { report: AnalyticsDto | undefined }) {
  const { user } = useCurrentUser();
  return (
    <>
      {report && <ReportPlots report={report} />}
      <TurnoutReport />
      {user?.role === 'superadmin' && <PageViewsCard />}
    </>
  );
}
