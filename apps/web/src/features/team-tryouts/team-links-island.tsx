import { localize } from '../../i18n/address';
import { Island } from '../../ui/island';
import type { PageRequest } from '../../ui/page';
import { qrPath } from '../../ui/qr-path';
import { TeamLinks } from './team-links';
import type { TeamView } from './team-view';

/** The team's calendar and its page's link, made on the server: the QR code's maker does not travel. */
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
