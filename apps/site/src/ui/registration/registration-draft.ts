import { MINUTE_MS } from '@lions/domain';
import type { SeenEvening } from './evenings/seen-evening';
import type { RegistrationFields } from './registration-values';

/** Unsent input of a registration form. */
interface Draft {
  /** Numbers of the children in the form. */
  players: number[];
  /** Values by field name. */
  typed: Record<string, string>;
  /** The ticked evenings, on the dates that the form showed. */
  evenings: SeenEvening[];
}

/** The form and its parent's fields. */
type Form = Pick<RegistrationFields, 'form' | 'parent'>;

/** In the session storage of the tab: it survives Back and a reload, and ends with the tab. */
const keyOf = ({ form }: Form) => `registration-${form}`;
/** The next person at a shared device finds an empty form. The privacy policy says how long. */
export const DRAFT_MINUTES = 30;
const KEPT_MS = DRAFT_MINUTES * MINUTE_MS;

/** The unsent input of this tab; undefined when there is none, or storage is blocked. */
export function readDraft(fields: Form, now = Date.now()): Draft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(fields)) ?? '{}') as Partial<
      Draft & { at: number }
    >;
    const { players, typed, evenings = [], at = 0 } = stored;
    if (players?.length && typed && now - at < KEPT_MS) return { players, typed, evenings };
    sessionStorage.removeItem(keyOf(fields));
  } catch {
    // The form works without it.
  }
  return undefined;
}

/** Keeps the parent's and these children's texts and the evenings; without children, forgets everything. */
export function keepDraft(
  fields: Form,
  form: FormData,
  players: readonly number[],
  evenings: readonly SeenEvening[],
  now = Date.now(),
): void {
  const isKept = (name: string) =>
    fields.parent.some((field) => field === name) || players.some((player) => name.endsWith(`-${player}`));
  const typed = Object.fromEntries([...form].filter(([name]) => isKept(name)));
  try {
    if (players.length === 0) sessionStorage.removeItem(keyOf(fields));
    else sessionStorage.setItem(keyOf(fields), JSON.stringify({ players, typed, evenings, at: now }));
  } catch {
    // Storage is blocked or full: the form works without it.
  }
}

/** Fills a form with the unsent input. */
export function fillIn(form: HTMLFormElement, typed: Draft['typed']): void {
  for (const [name, value] of Object.entries(typed)) {
    const field = form.elements.namedItem(name);
    // Radio buttons of one name are a list with a value.
    if (field && 'value' in field) field.value = value;
  }
}
