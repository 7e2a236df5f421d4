import type { TryoutSessionDto } from '@lions/api-client';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDay, formatTimes } from '../../i18n/formats';
import { useParameterWhileOpen } from '../../ui/admin-address';
import { useLanguage } from '../../ui/admin-language';
import { useLastSeen } from '../../ui/admin-last-seen';
import { partOnDemand } from '../../ui/admin-part';

/** The list of who is registered, fetched when it is about to be opened. */
export const RegistrationsPart = partOnDemand(
  async () => (await import('./registrations-drawer')).RegistrationsDrawer,
  'dialog',
);

/** Day and time of a session, as its row and its registrations are headed. */
export function useSessionName() {
  const [language] = useLanguage();
  return ({ date, time }: TryoutSessionDto) => `${formatDay(date, language)}, ${formatTimes(time, language)}`;
}

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
