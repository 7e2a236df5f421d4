import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { api, type ApiError, type SyncCheckInDto } from '@lions/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { DoorScreen } from './door-screen';
import { DoorElsewhere, InsecureDoor, LockedDoor } from './locked-door';
import { ownAddress } from '../../ui/session/own-address';
import { Door } from './store/door';
import type { Sender } from './store/door-state';
import { DoorVault } from './store/door-vault';
import './check-in.css';

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

/** One service worker for each language of the address: a page outside of its scope has none. */
const scope = () => `${ownAddress('/admin/check-in')}/`;
const LAST = 'check-in-last';

/** Lets this page open without a network, and be installed; a browser without service workers only loses that. */
function keepPageOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(`${scope()}service-worker.js`, { scope: scope() }).catch(() => undefined);
  // Else the browser may remove what was not sent when the disk is full.
  void navigator.storage.persist().catch(() => undefined);
  // The document of the dashboard names no manifest: the page may have been opened from there.
  if (!document.querySelector('link[rel=manifest]')) {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = `${scope()}manifest.webmanifest`;
    document.head.append(link);
  }
}

/** The check-in that the installed page opens. */
function rememberLast(path: string): void {
  try {
    localStorage.setItem(LAST, path);
  } catch {
    // Storage is blocked: the installed page opens the dashboard.
  }
}

function lastOpened(): string {
  try {
    return localStorage.getItem(LAST) ?? '/admin';
  } catch {
    return '/admin';
  }
}

/** A reloaded page waits for its former self; longer than this, another tab has the lock. */
const PATIENCE_MS = 700;

/**
 * Whether this tab has the lock of that name, which one tab of a browser has at a time. `take` takes it from the tab
 * that has it; a closed tab gives it to the next one.
 */
function useTabLock(name: string): { state: 'waiting' | 'held' | 'elsewhere'; take: () => void } {
  const [state, setState] = useState<'waiting' | 'held' | 'elsewhere'>('waiting');
  // The number of times that this tab took or lost the lock: each starts a new request.
  const [turn, setTurn] = useState({ number: 0, steal: false });
  useEffect(() => {
    let release = () => {};
    let isOver = false;
    const held = new Promise<void>((resolve) => (release = resolve));
    const patience = setTimeout(() => setState('elsewhere'), PATIENCE_MS);
    void navigator.locks
      .request(name, { steal: turn.steal }, () => {
        clearTimeout(patience);
        if (isOver) return undefined;
        setState('held');
        return held;
      })
      // Lock taken by another tab: wait for it again.
      .catch(() => {
        if (isOver) return;
        setState('elsewhere');
        setTurn(({ number }) => ({ number: number + 1, steal: false }));
      });
    return () => {
      isOver = true;
      clearTimeout(patience);
      release();
    };
  }, [name, turn]);
  return { state, take: () => setTurn(({ number }) => ({ number: number + 1, steal: true })) };
}

type DoorKind = 'practices' | 'sessions';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** How often a visible page looks for the changes of other phones, and tries to send its own. */
const LOOK_EVERY_MS = 5_000;

/** Without a network no call is tried: each would cost battery at every tick. @throws ApiError */
function requireNetwork(): void {
  const error: ApiError = { status: 0, message: 'offline', details: [] };
  if (!navigator.onLine) throw error;
}

function senderOf(dispatch: Dispatch, kind: DoorKind, id: number): Sender {
  const { getCheckInKey, syncPracticeCheckIn, syncSessionCheckIn } = api.endpoints;
  const sync = kind === 'practices' ? syncPracticeCheckIn : syncSessionCheckIn;
  return {
    getKey: async (keyId) => {
      requireNetwork();
      const asked = { ...(keyId && { keyId }) };
      return dispatch(getCheckInKey.initiate(asked, { subscribe: false, forceRefetch: true })).unwrap();
    },
    sync: async (syncCheckInDto: SyncCheckInDto) => {
      requireNetwork();
      return dispatch(sync.initiate({ id, syncCheckInDto }, { track: false })).unwrap();
    },
  };
}

/** The check-in of a practice or session; sends and looks while the page is visible. */
function useDoor(kind: DoorKind, id: number) {
  const dispatch = useDispatch<Dispatch>();
  const [door] = useState(() => new Door(new DoorVault(`${kind}-${id}`), senderOf(dispatch, kind, id)));
  const state = useSyncExternalStore(door.subscribe, door.getState);
  useEffect(() => {
    void door.open();
    const look = () => {
      if (!document.hidden) void door.sync();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [door]);
  return { door, state };
}
