import type { PlayerPosition } from '@lions/domain';
import type { ParentInput } from './text-inputs';

/** Kept in the local storage of the browser where the parent asks for it, and sent nowhere. */
const KEY = 'remembered-family';
const VERSION = 1;
/** Days after its last use until it is forgotten. The privacy policy says so. */
export const REMEMBERED_DAYS = 365;

export interface RememberedChild {
  playerName: string;
  position: PlayerPosition;
  /** Absent where an age was typed, which is another one next year. */
  birthYear?: number;
}

/** The children and the parent of an earlier registration on this device. */
export interface RememberedFamily {
  children: RememberedChild[];
  parent: Partial<Record<ParentInput, string>>;
}

/** The remembered family of this device; undefined when there is none, and where storage is blocked. */
export function rememberedFamily(now = Date.now()): RememberedFamily | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<
      RememberedFamily & { version: number; at: number }
    > | null;
    if (stored === null) return undefined;
    const { version, at = 0, children = [], parent = {} } = stored;
    const isFresh = version === VERSION && now - at < REMEMBERED_DAYS * 86_400_000;
    const isRead = children.every(({ playerName }) => typeof playerName === 'string');
    if (isFresh && isRead && children.length > 0) return { children, parent };
    forgetFamily();
  } catch {
    // The form works without it.
  }
  return undefined;
}

/** Remembers the family on this device; false where storage is blocked. */
export function rememberFamily({ children, parent }: RememberedFamily, now = Date.now()): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, at: now, children, parent }));
    return true;
  } catch {
    return false;
  }
}

export function forgetFamily(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is stored where storage is blocked.
  }
}
