import { api, type ApiError, type SyncCheckInDto } from '@lions/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { Door } from './store/door';
import type { Sender } from './store/door-state';
import { DoorVault } from './store/door-vault';

export type DoorKind = 'practices' | 'sessions';

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
export function useDoor(kind: DoorKind, id: number) {
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
