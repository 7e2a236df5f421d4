import { MINUTE_MS } from '@lions/domain';
import type { Evening } from './evenings/evening';
import type { SeenEvening } from './evenings/seen-evening';
import type { RememberedChild, RememberedFamily } from './remembered-family';

/** Input of a registration form. */
export interface Draft {
  /** Numbers of the children in the form. */
  players: number[];
  /** Values by field name. */
  typed: Record<string, string>;
  /** The ticked evenings, on the dates that the form showed. */
  evenings: SeenEvening[];
}

/** Name of a child's field; numbered, because a form may hold several children. */
export const fieldOf = (field: string, player: number) => `${field}-${player}`;

/** Values of a known child's fields. */
export const typedChild = ({ playerName, position, birthYear }: RememberedChild, player: number) => ({
  [fieldOf('playerName', player)]: playerName,
  [fieldOf('position', player)]: position,
  [fieldOf('ageOrYear', player)]: String(birthYear ?? ''),
});

/** A form filled in with a known family; an empty one for a first child where none is known. */
export function draftOf({ children, parent }: RememberedFamily): Draft {
  const players = children.length > 0 ? children.map((_, index) => index + 1) : [1];
  const typed = children.map((child, index) => typedChild(child, index + 1));
  return { players, typed: Object.assign({}, parent, ...typed) as Draft['typed'], evenings: [] };
}

/** In the session storage of the tab: it survives Back and a reload, and ends with the tab. */
const keyOf = (kind: Evening['kind']) => `registration-${kind}`;
/** The next person at a shared device finds an empty form. The privacy policy says how long. */
export const DRAFT_MINUTES = 30;
const KEPT_MS = DRAFT_MINUTES * MINUTE_MS;

/** The unsent input of this tab; undefined when there is none, or storage is blocked. */
export function readDraft(kind: Evening['kind'], now = Date.now()): Draft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '{}') as Partial<Draft & { at: number }>;
    const { players, typed, evenings = [], at = 0 } = stored;
    if (players?.length && typed && now - at < KEPT_MS) return { players, typed, evenings };
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    // The form works without it.
  }
  return undefined;
}

/** The values of the parent and of these children. */
export const typedOf = (typed: Draft['typed'], players: readonly number[]): Draft['typed'] =>
  Object.fromEntries(
    Object.entries(typed).filter(([name]) => {
      const [, player] = /-(\d+)$/.exec(name) ?? [];
      return player === undefined || players.includes(Number(player));
    }),
  );

/** Keeps the input for a reload; without children, forgets everything. */
export function keepDraft(
  kind: Evening['kind'],
  { players, typed, evenings }: Draft,
  now = Date.now(),
): void {
  try {
    if (players.length === 0) sessionStorage.removeItem(keyOf(kind));
    else {
      const kept: Draft & { at: number } = { players, typed: typedOf(typed, players), evenings, at: now };
      sessionStorage.setItem(keyOf(kind), JSON.stringify(kept));
    }
  } catch {
    // Storage is blocked or full: the form works without it.
  }
}

/** Fills in the next form of this tab, for a practice or a tryout; without a family, empties it. */
export function fillForms(family: RememberedFamily | undefined): void {
  const draft = family ? draftOf(family) : { players: [], typed: {}, evenings: [] };
  keepDraft('practice', draft);
  keepDraft('session', draft);
}
