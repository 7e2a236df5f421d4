import { CalendarLinks, type CalendarLinksProps } from './calendar-links';
import { ShareTeam, type ShareTeamProps } from './share-team';

/** Calendar and share links of a team's page. */
export function TeamLinks({ page, qr, ...links }: CalendarLinksProps & ShareTeamProps) {
  return (
    <div className="wrap team-links">
      <CalendarLinks {...links} />
      <ShareTeam page={page} qr={qr} team={links.team} texts={links.texts} />
    </div>
  );
}
