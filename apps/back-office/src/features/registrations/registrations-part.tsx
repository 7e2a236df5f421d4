import { TeamOutlined } from '@ant-design/icons';
import type { TryoutSessionDto } from '@lions/api-client';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useParameterWhileOpen } from '../../ui/screen/address';
import { useLastSeen } from '../../ui/session/last-seen';
import { partOnDemand } from '../../ui/screen/part';
import { useSessionName } from '../../ui/time/session-name';

/** Lazily loaded registrations drawer. */
const RegistrationsPart = partOnDemand(
  async () => (await import('./registrations-drawer')).RegistrationsDrawer,
  'dialog',
);

/**
 * Id of the session whose registrations are open; initially from the address (`&registrations=12`).
 */
export function useOpenRegistrations() {
  const [search] = useSearchParams();
  const [id, setId] = useState(search.get('registrations'));
  const [isOpen, setOpen] = useState(id !== null);
  useParameterWhileOpen('registrations', isOpen ? id : null);
  const open = (session: TryoutSessionDto) => {
    setId(String(session.id));
    setOpen(true);
  };
  return { id, isOpen, open, close: () => setOpen(false) };
}

interface RegistrationsButtonProps {
  session: TryoutSessionDto;
  onOpen: (session: TryoutSessionDto) => void;
}

/** Opens the registrations of a session; its label shows their number. */
export function RegistrationsButton({ session, onOpen }: RegistrationsButtonProps) {
  const { t } = useTranslation();
  const count = session.registeredCount + session.waitlistCount;
  return (
    <Button
      icon={<TeamOutlined aria-hidden />}
      aria-label={t('registrations.openNamed', { count, when: useSessionName()(session) })}
      {...RegistrationsPart.ahead}
      onClick={() => onOpen(session)}
    >
      {t('registrations.open', { count })}
    </Button>
  );
}

interface OpenRegistrationsProps {
  sessions: TryoutSessionDto[];
  state: ReturnType<typeof useOpenRegistrations>;
}

/**
 * One drawer for all sessions of the team, so that it also opens for one on another page of the
 * list.
 */
export function OpenRegistrations({ sessions, state: { id, isOpen, close } }: OpenRegistrationsProps) {
  const nameOf = useSessionName();
  const listed = sessions.find((one) => String(one.id) === id);
  const { row: session, isGone } = useLastSeen(id, listed);
  if (!session) return null;
  return (
    <RegistrationsPart
      session={session}
      isGone={isGone}
      when={nameOf(session)}
      open={isOpen}
      onClose={close}
    />
  );
}
