import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import './check-in.css';
import { DoorScreen } from './door-screen';
import { InsecureDoor, LockedDoor } from './locked-door';
import { keepPageOffline, lastOpened, rememberLast } from './offline-page';
import { useDoor, type DoorKind } from './use-door';

/** /admin/check-in/sessions/12: the check-in at the door, also without a network. */
export function CheckInPage() {
  const { kind, id } = useParams();
  const isKnown = (kind === 'practices' || kind === 'sessions') && Number(id) > 0;
  if (!isKnown) return <Navigate to={lastOpened()} replace />;
  // Without https a browser has neither encryption nor service workers.
  if (!isSecureContext) return <InsecureDoor />;
  return <CheckIn key={`${kind}-${id}`} kind={kind} id={Number(id)} />;
}

function CheckIn({ kind, id }: { kind: DoorKind; id: number }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const title = t('common.documentTitle', { view: t('checkIn.title') });
  const { door, state } = useDoor(kind, id);
  useEffect(() => {
    keepPageOffline();
    rememberLast(pathname);
    document.title = title;
  }, [pathname, title]);
  if (state.phase === 'opening') return <p className="door-nothing">{t('common.loading')}</p>;
  if (state.phase !== 'ready' || !state.facts) return <LockedDoor door={door} state={state} />;
  return <DoorScreen door={door} state={state} facts={state.facts} />;
}
