import { localize, qrPath } from '@lions/web-base';
import { Island } from '../../../ui/page/island';
import type { PageRequest } from '../../../ui/page/page';
import { TeamLinks } from './team-links';
import type { TeamView } from '../team-view';

/**
 * Calendar and share links. Rendered on the server, so that the QR code library is not sent to the browser.
 */
export function teamLinksIsland({ language, texts, origin }: PageRequest, { id, name }: TeamView) {
  const page = `${origin}${localize(`/hockey-programs/team/${id}`, language)}`;
  const props = {
    feed: `${origin}/api/calendar/team/${id}.ics?lang=${language}`,
    page,
    team: name,
    qr: qrPath(page),
    texts: texts.calendar,
    newTab: texts.shell.opensInNewTab,
  };
  return <Island name="team-links" component={TeamLinks} props={props} />;
}
