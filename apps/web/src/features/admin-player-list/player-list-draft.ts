import { DRAFT_PREFIX } from '../../ui/admin-drafts';

/** Text of one team that is not saved yet, and the version of the team on which it builds. */
export interface PlayerListDraft {
  text: string;
  version: number;
  /** ISO instant of the last change. */
  at: string;
}

/** Names are children's: they are kept until the tab is closed, never longer, and for the one who typed them. */
const keyOf = (userId: number, teamId: number) => `${DRAFT_PREFIX}player-list:${userId}:${teamId}`;

function isDraft(value: unknown): value is PlayerListDraft {
  const { text, version, at } = (value ?? {}) as Partial<PlayerListDraft>;
  return typeof text === 'string' && typeof version === 'number' && !Number.isNaN(Date.parse(at ?? ''));
}

/** What that user typed for that team before a reload or a sign-in that ran out. */
export function readDraft(userId: number, teamId: number): PlayerListDraft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, teamId)) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    // Refused by the browser, or written by somebody else: there is no draft.
    return undefined;
  }
}

/** Keeps the draft, or, without one, forgets what was kept. */
export function keepDraft(userId: number, teamId: number, draft: PlayerListDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(userId, teamId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(userId, teamId));
  } catch {
    // A browser that keeps nothing: the text is still on the screen.
  }
}
