import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { type AnalyticsDto, useLazyGetTurnoutQuery } from '@lions/api-client';
import { formatTimes, locationLabel } from '@lions/domain';
import { LEAGUE_CONTENT } from '@lions/web-base';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { clubToday } from '../../ui/time/clock';
import { downloadCsv } from '../../ui/tables/csv';
import { notifyFailure } from '../../ui/forms/errors';
import { useLanguage } from '../../ui/session/language';
import { filterSessions, useScheduleFilter } from './schedule-filter';
import { useTurnoutAddress } from './turnout/turnout-address';
import { useActivityNames } from './turnout/use-activity-names';

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

/** CSV download of the chosen season: places, attendance and hours to fill of each activity, without player names. */
function TurnoutFile() {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { season } = useTurnoutAddress();
  const { shortName } = useActivityNames();
  const [load] = useLazyGetTurnoutQuery();
  const save = async () => {
    const { events } = await load({ season }, true).unwrap();
    await downloadCsv(
      language,
      `${t('analytics.turnoutFile')}-${clubToday()}.csv`,
      [
        t('analytics.event'),
        t('analytics.date'),
        t('analytics.time'),
        t('analytics.cancelled'),
        t('analytics.capacity'),
        t('analytics.withSpot'),
        t('analytics.attended'),
        t('analytics.hoursToFill'),
      ],
      events.map((activity) => [
        shortName(activity),
        activity.date,
        formatTimes(activity.time, language),
        activity.isCancelled ? t('analytics.yes') : t('analytics.no'),
        activity.capacity,
        activity.registered,
        activity.attended ?? '',
        activity.hoursToFill ?? '',
      ]),
    );
  };
  const saveOrTell = () =>
    save().catch((error: unknown) => notifyFailure(t, t('analytics.saveFailed'), error));
  return (
    <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void saveOrTell()}>
      {t('analytics.saveTurnout')}
    </Button>
  );
}
