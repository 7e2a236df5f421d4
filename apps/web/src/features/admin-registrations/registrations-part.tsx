import { TeamOutlined } from '@ant-design/icons';
import type { TryoutSessionDto } from '@lions/api-client';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useParameterWhileOpen } from '../../ui/admin-address';
import { useLastSeen } from '../../ui/admin-last-seen';
import { partOnDemand } from '../../ui/admin-part';
import { useSessionName } from '../../ui/admin-session-name';

/** The list of who is registered, fetched when it is about to be opened. */
const RegistrationsPart = partOnDemand(
  async () => (await import('./registrations-drawer')).RegistrationsDrawer,
  'dialog',
);

/** Whose registrations are open: at first those of the session in the address (`&registrations=12`). */
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

/** Opens who is registered for a session, and says how many that are. */
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

/** The drawer of a team's sessions: one for all, so that it also opens for a session on another page of the list. */
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
