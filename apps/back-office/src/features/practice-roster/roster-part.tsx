import { TeamOutlined } from '@ant-design/icons';
import type { PracticeDto } from '@lions/api-client';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useParameterWhileOpen } from '../../ui/screen/address';
import { useLastSeen } from '../../ui/session/last-seen';
import { partOnDemand } from '../../ui/screen/part';
import { useSessionName } from '../../ui/time/session-name';

/** Lazily loaded roster drawer. */
const RosterPart = partOnDemand(async () => (await import('./roster-drawer')).RosterDrawer, 'dialog');

/** Id of the practice whose roster is open; initially from the address (`&roster=12`). */
export function useOpenRoster() {
  const [search] = useSearchParams();
  const [id, setId] = useState(search.get('roster'));
  const [isOpen, setOpen] = useState(id !== null);
  useParameterWhileOpen('roster', isOpen ? id : null);
  const open = (practice: PracticeDto) => {
    setId(String(practice.id));
    setOpen(true);
  };
  return { id, isOpen, open, close: () => setOpen(false) };
}

interface RosterButtonProps {
  practice: PracticeDto;
  onOpen: (practice: PracticeDto) => void;
}

/** Opens the roster of a practice; its label shows the number of registrations. */
export function RosterButton({ practice, onOpen }: RosterButtonProps) {
  const { t } = useTranslation();
  const count = practice.skatersCount + practice.goaliesCount + practice.waitlistCount;
  return (
    <Button
      icon={<TeamOutlined aria-hidden />}
      aria-label={t('practices.rosterNamed', { count, when: useSessionName()(practice) })}
      {...RosterPart.ahead}
      onClick={() => onOpen(practice)}
    >
      {t('practices.roster', { count })}
    </Button>
  );
}

interface OpenRosterProps {
  practices: PracticeDto[];
  state: ReturnType<typeof useOpenRoster>;
}

/** One drawer for all practices, so that it also opens for one on another page of the list. */
export function OpenRoster({ practices, state: { id, isOpen, close } }: OpenRosterProps) {
  const listed = practices.find((one) => String(one.id) === id);
  const { row: practice, isGone } = useLastSeen(id, listed);
  if (!practice) return null;
  return (
    <RosterPart practice={practice} practices={practices} isGone={isGone} open={isOpen} onClose={close} />
  );
}
