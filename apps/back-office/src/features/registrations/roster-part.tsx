import { CheckSquareOutlined, TeamOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TOOLTIP_DELAY_SECONDS } from '../../ui/screen/icon-button';
import { useSearchParams } from 'react-router-dom';
import { useParameterWhileOpen } from '../../ui/screen/address';
import { useLastSeen } from '../../ui/screen/gone';
import { partOnDemand } from '../../ui/screen/part';
import { ownAddress } from '../../ui/session/own-address';
import { useSessionName } from '../../ui/time/clock';
import { isPractice, registeredIn, rosterTexts, type RosterTarget } from './roster';

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
  const open = (target: RosterTarget) => {
    setId(String(target.id));
    setOpen(true);
  };
  const close = useCallback(() => setOpen(false), []);
  return { id, isOpen, open, close };
}

interface RosterButtonProps {
  target: RosterTarget;
  onOpen: (target: RosterTarget) => void;
}

/** Opens the roster of a practice or tryout session; its label shows the number of registrations. */
export function RosterButton({ target, onOpen }: RosterButtonProps) {
  const { t } = useTranslation();
  const when = useSessionName()(target);
  const texts = rosterTexts(target);
  const count = registeredIn(target) + target.waitlistCount;
  return (
    <Button
      icon={<TeamOutlined aria-hidden />}
      aria-label={t(texts.openNamed, { count, when })}
      {...RosterPart.ahead}
      onClick={() => onOpen(target)}
    >
      {t(texts.open, { count })}
    </Button>
  );
}

/**
 * Opens the check-in at the door, in a page of its own that also works without a network. A practice's row has room
 * for an icon only.
 */
export function CheckInLink({ target }: { target: RosterTarget }) {
  const { t } = useTranslation();
  const name = t('registrations.checkInNamed', { when: useSessionName()(target) });
  const kind = isPractice(target) ? 'practices' : 'sessions';
  const href = ownAddress(`/admin/check-in/${kind}/${target.id}`);
  const icon = <CheckSquareOutlined aria-hidden />;
  if (isPractice(target))
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
  targets: RosterTarget[];
  state: ReturnType<typeof useOpenRoster>;
}

/** One drawer for all targets, so that it also opens for one on another page of the list. */
export function OpenRoster({ targets, state: { id, isOpen, close } }: OpenRosterProps) {
  const listed = targets.find((one) => String(one.id) === id);
  const { row: target, isGone } = useLastSeen(id, listed);
  if (!target) return null;
  return <RosterPart target={target} targets={targets} isGone={isGone} open={isOpen} onClose={close} />;
}
