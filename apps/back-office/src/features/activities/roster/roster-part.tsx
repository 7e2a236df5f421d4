import { CheckSquareOutlined, TeamOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TOOLTIP_DELAY_SECONDS } from '../../../ui/screen/icon-button';
import { useSearchParams } from 'react-router-dom';
import { useParameterWhileOpen } from '../../../ui/screen/address';
import { useLastSeen } from '../../../ui/screen/gone';
import { partOnDemand } from '../../../ui/screen/part';
import { ownAddress } from '../../../ui/session/own-address';
import { useSessionName } from '../../../ui/time/clock';
import { isPractice, registeredIn, type Activity } from '../activity';
import { rosterTexts } from './roster';

/** Lazily loaded roster drawer. */
const RosterPart = partOnDemand(async () => (await import('./roster-drawer')).RosterDrawer, 'dialog');

/**
 * Id of the practice or tryout session whose roster is open; also from the address (`&roster=12`,
 * `&registrations=12`).
 */
export function useOpenRoster(parameter: 'roster' | 'registrations') {
  const [search] = useSearchParams();
  const asked = search.get(parameter);
  const [id, setId] = useState(asked);
  const [isOpen, setOpen] = useState(id !== null);
  const [lastAsked, setLastAsked] = useState(asked);
  // A search in the header may name another one while the list is shown.
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked !== null) {
      setId(asked);
      setOpen(true);
    }
  }
  useParameterWhileOpen(parameter, isOpen ? id : null);
  const open = (activity: Activity) => {
    setId(String(activity.id));
    setOpen(true);
  };
  const close = useCallback(() => setOpen(false), []);
  return { id, isOpen, open, close };
}

interface RosterButtonProps {
  activity: Activity;
  onOpen: (activity: Activity) => void;
}

/** Opens the roster of a practice or tryout session; its label shows the number of registrations. */
export function RosterButton({ activity, onOpen }: RosterButtonProps) {
  const { t } = useTranslation();
  const when = useSessionName()(activity);
  const texts = rosterTexts(activity);
  const count = registeredIn(activity) + activity.waitlistCount;
  return (
    <Button
      icon={<TeamOutlined aria-hidden />}
      aria-label={t(texts.openNamed, { count, when })}
      {...RosterPart.ahead}
      onClick={() => onOpen(activity)}
    >
      {t(texts.open, { count })}
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
  state: ReturnType<typeof useOpenRoster>;
}

/** One drawer for all activities, so that it also opens for one on another page of the list. */
export function OpenRoster({ activities, state: { id, isOpen, close } }: OpenRosterProps) {
  const listed = activities.find((one) => String(one.id) === id);
  const { row: activity, isGone } = useLastSeen(id, listed);
  if (!activity) return null;
  return (
    <RosterPart activity={activity} activities={activities} isGone={isGone} open={isOpen} onClose={close} />
  );
}
