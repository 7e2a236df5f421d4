import { CheckSquareOutlined, TeamOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { TOOLTIP_DELAY_SECONDS } from '../../../ui/screen/icon-button';
import type { useLayer } from '../../../ui/screen/address';
import { useLastSeen } from '../../../ui/screen/gone';
import { partOnDemand } from '../../../ui/screen/part';
import { ownAddress } from '../../../ui/session/own-address';
import { useSessionName } from '../../../ui/time/clock';
import { isPractice, registeredIn, type Activity } from '../activity';
import { rosterTexts } from './roster';
import { useRowsAhead } from './use-roster-rows';

const CODE_AHEAD_MS = 800;

/** Lazily loaded roster drawer. */
const RosterPart = partOnDemand(async () => (await import('./roster-drawer')).RosterDrawer, 'dialog');

interface RosterButtonProps {
  activity: Activity;
  onOpen: (activity: Activity) => void;
}

/** Opens the roster of a practice or tryout session; its label shows how full it is, and who waits: '20/20 + 3'. */
export function RosterButton({ activity, onOpen }: RosterButtonProps) {
  const { t } = useTranslation();
  const when = useSessionName()(activity);
  const texts = rosterTexts(activity);
  const { capacity, waitlistCount } = activity;
  const registered = registeredIn(activity);
  const waiting = waitlistCount > 0 ? ` + ${waitlistCount}` : '';
  const counts = { count: registered + waitlistCount, filled: `${registered}/${capacity}${waiting}` };
  return (
    <Button
      icon={<TeamOutlined aria-hidden />}
      aria-label={t(texts.openNamed, { ...counts, when })}
      {...RosterPart.ahead}
      onClick={() => onOpen(activity)}
    >
      {t(texts.open, counts)}
    </Button>
  );
}

/**
 * Opens the check-in at the door, in a page of its own that also works without a network. A practice's row has room
 * for an icon only.
 */
export function CheckInLink({ activity }: { activity: Activity }) {
  const { t } = useTranslation();
  const name = t('registrations.checkInNamed', { when: useSessionName()(activity) });
  const kind = isPractice(activity) ? 'practices' : 'sessions';
  const href = ownAddress(`/admin/check-in/${kind}/${activity.id}`);
  const icon = <CheckSquareOutlined aria-hidden />;
  if (isPractice(activity))
    return (
      <Tooltip title={name} mouseEnterDelay={TOOLTIP_DELAY_SECONDS}>
        <a className="admin-icon-button" href={href} aria-label={name}>
          {icon}
        </a>
      </Tooltip>
    );
  return (
    <Button icon={icon} href={href} aria-label={name}>
      {t('registrations.checkIn')}
    </Button>
  );
}

interface OpenRosterProps {
  activities: Activity[];
  layer: ReturnType<typeof useLayer>;
}

/** One drawer for all activities, so that it also opens for one on another page of the list. */
export function OpenRoster({ activities, layer: { id, shownId, close } }: OpenRosterProps) {
  const listed = activities.find((one) => String(one.id) === shownId);
  const { row: activity, isGone } = useLastSeen(shownId, listed);
  useRowsAhead(activity, id !== null);
  // A finger does not hover over the button before it taps: the code is loaded once the list is shown.
  useEffect(() => {
    const later = setTimeout(RosterPart.ahead.onFocus, CODE_AHEAD_MS);
    return () => clearTimeout(later);
  }, []);
  if (!activity) return null;
  return (
    <RosterPart
      activity={activity}
      activities={activities}
      isGone={isGone}
      open={id !== null}
      onClose={close}
    />
  );
}
