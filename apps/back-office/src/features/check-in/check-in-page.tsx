import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import './check-in.css';
import { DoorScreen } from './door-screen';
import { DoorElsewhere, InsecureDoor, LockedDoor } from './locked-door';
import { keepPageOffline, lastOpened, rememberLast } from './offline-page';
import { useDoor, type DoorKind } from './use-door';
import { useTabLock } from './use-tab-lock';

/** /admin/check-in/sessions/12: the check-in at the door, also without a network. */
export function CheckInPage() {
  const { kind, id } = useParams();
  const isKnown = (kind === 'practices' || kind === 'sessions') && Number(id) > 0;
  if (!isKnown) return <Navigate to={lastOpened()} replace />;
  // Without https a browser has neither encryption nor service workers.
  if (!isSecureContext) return <InsecureDoor />;
  return <OnlyDoor key={`${kind}-${id}`} kind={kind} id={Number(id)} />;
}

interface DoorAddress {
  kind: DoorKind;
  id: number;
}

/** In one tab of a browser at a time: two would give the same numbers, because the leases are the browser's. */
function OnlyDoor({ kind, id }: DoorAddress) {
  const { t } = useTranslation();
  const { state, take } = useTabLock(`check-in ${kind}-${id}`);
  if (state === 'waiting') return <p className="door-nothing">{t('common.loading')}</p>;
  return state === 'held' ? <CheckIn kind={kind} id={id} /> : <DoorElsewhere onTake={take} />;
}

function CheckIn({ kind, id }: DoorAddress) {
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
