import { CalendarLinks, type CalendarLinksProps } from './calendar-links';
import { ShareTeam, type ShareTeamProps } from './share-team';

/** What leads away from a team's page and back to it: its calendar, and its link for others. */
export function TeamLinks({ page, qr, ...links }: CalendarLinksProps & ShareTeamProps) {
  return (
    <div className="wrap team-links">
      <CalendarLinks {...links} />
      <ShareTeam page={page} qr={qr} team={links.team} texts={links.texts} />
    </div>
  );
}
