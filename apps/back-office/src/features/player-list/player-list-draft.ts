import { DRAFT_PREFIX } from '../../ui/forms/unsaved';

/** Unsaved text of one team, and the team's version it is based on. */
interface PlayerListDraft {
  text: string;
  version: number;
  /** ISO instant of the last change. */
  at: string;
}

/**
 * sessionStorage, keyed by user: these are children's names, so they are kept only until the tab is
 * closed.
 */
const keyOf = (userId: number, teamId: number) => `${DRAFT_PREFIX}player-list:${userId}:${teamId}`;

function isDraft(value: unknown): value is PlayerListDraft {
  const { text, version, at } = (value ?? {}) as Partial<PlayerListDraft>;
  return typeof text === 'string' && typeof version === 'number' && !Number.isNaN(Date.parse(at ?? ''));
}

/** What that user typed for that team before a reload or an expired sign-in. */
export function readDraft(userId: number, teamId: number): PlayerListDraft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, teamId)) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    // Storage blocked or content invalid: no draft.
    return undefined;
  }
}

/** Stores the draft, or removes it when undefined. */
export function keepDraft(userId: number, teamId: number, draft: PlayerListDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(userId, teamId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(userId, teamId));
  } catch {
    // Storage is blocked: the text is still on the screen.
  }
}
