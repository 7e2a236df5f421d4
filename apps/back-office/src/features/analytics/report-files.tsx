import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import type { AnalyticsDto } from '@lions/api-client';
import { formatTimes, locationLabel } from '@lions/domain';
import { LEAGUE_CONTENT } from '@lions/web-base';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { clubToday } from '../../ui/time/clock';
import { downloadCsv } from '../../ui/tables/csv';
import { notifyFailure } from '../../ui/forms/errors';
import { useLanguage } from '../../ui/session/language';
import { filterSessions, useScheduleFilter } from './schedule/schedule-filter';
import { TurnoutFile } from './turnout/turnout-file';

/** CSV downloads of the report, without player names, and the print button. */
export function ReportFiles({ report }: { report: AnalyticsDto }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { filter } = useScheduleFilter();
  const save = (name: string, header: string[], rows: (string | number)[][]) =>
    downloadCsv(language, `${name}-${clubToday()}.csv`, header, rows).catch((error: unknown) =>
      notifyFailure(t, t('analytics.saveFailed'), error),
    );
  const [team, league] = [t('analytics.team'), t('analytics.league')];
  const saveSchedule = () =>
    save(
      t('analytics.scheduleFile'),
      [
        team,
        league,
        t('analytics.date'),
        t('analytics.time'),
        t('analytics.location'),
        t('analytics.players'),
        t('analytics.capacity'),
        t('analytics.registered'),
        t('analytics.waiting'),
      ],
      filterSessions(report.sessionsList, filter).map((session) => [
        session.teamName,
        LEAGUE_CONTENT[session.league].label,
        session.date,
        formatTimes(session.time, language),
        locationLabel(session.location, language),
        session.competingPlayersCount,
        session.capacity,
        session.registeredCount,
        session.waitlistCount,
      ]),
    );
  const saveTeams = () =>
    save(
      t('analytics.teamsFile'),
      [team, league, t('analytics.public'), t('analytics.players'), t('analytics.sessions')],
      report.teamsList.map((row) => [
        row.name,
        LEAGUE_CONTENT[row.league].label,
        row.isVisible ? t('analytics.yes') : t('analytics.no'),
        row.competingPlayersCount,
        row.sessionsCount,
      ]),
    );
  return (
    <div className="admin-form-actions report-files">
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void saveSchedule()}>
        {t('analytics.saveSchedule')}
      </Button>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void saveTeams()}>
        {t('analytics.saveTeams')}
      </Button>
      <TurnoutFile />
      <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
        {t('analytics.print')}
      </Button>
    </div>
  );
}
