import { type TeamDto, useUpdateActivePlayersMutation } from '@lions/api-client';
import { parsePlayerList } from '@lions/domain';
import { notify } from '@lions/web-base';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../ui/forms/errors';
import { ifMatch, lastChange, newerVersion, type VersionConflict } from '../../ui/forms/version-conflict';
import { DRAFT_PREFIX } from '../../ui/forms/unsaved';

/** Text of the field, and the team's version it is based on. */
interface Draft {
  text: string;
  version: number;
  saved: boolean;
}

/** The list that the last save replaced, and the version it created: a later version disables undo. */
interface Former {
  names: string[];
  version: number;
}

/** State of a team's list in edit: a draft survives a reload, and the last save can be undone. */
export function usePlayerList(team: TeamDto, userId: number) {
  const { t } = useTranslation();
  const [update, { isLoading: busy }] = useUpdateActivePlayersMutation();
  const [kept] = useState(() => readDraft(userId, team.id));
  const [restoredAt, setRestoredAt] = useState(kept?.at);
  const [typed, setTyped] = useState<Draft | undefined>(kept && { ...kept, saved: false });
  const [conflict, setConflict] = useState<VersionConflict<{ text: string }>>();
  const [former, setFormer] = useState<Former>();
  /** Text typed while a save is in flight. */
  const since = useRef<{ text?: string }>({});
  // The saved text is shown until the refetched list arrives.
  const draft = typed?.saved && team.version >= typed.version ? undefined : typed;
  const { text, version } = draft ?? { text: team.activePlayers.join('\n'), version: team.version };

  const type = (changed: string, base = version) => {
    since.current.text = changed;
    setTyped({ text: changed, version: base, saved: false });
    setFormer(undefined);
    keepDraft(userId, team.id, { text: changed, version: base, at: new Date().toISOString() });
  };
  const forget = () => {
    keepDraft(userId, team.id, undefined);
    setRestoredAt(undefined);
    setConflict(undefined);
  };
  const send = async (names: string[], base: number, before: string[] | undefined, title: string) => {
    since.current = {};
    const { data, error } = await update({
      id: team.id,
      'If-Match': ifMatch(base),
      updateActivePlayersDto: { playerNames: names },
    });
    if (data) {
      notify({ kind: 'success', title });
      forget();
      if (since.current.text !== undefined) return type(since.current.text, data.version);
      setFormer(before && { names: before, version: data.version });
      return setTyped({ text: names.join('\n'), version: data.version, saved: true });
    }
    const newer = newerVersion<TeamDto>(error);
    if (!newer) return notifyFailure(t, t('tryouts.playersFailed'), error);
    const mine = since.current.text ?? names.join('\n');
    type(mine, newer.version);
    const theirs = newer.activePlayers.join('\n');
    setConflict({ mine: { text: mine }, theirs: { text: theirs }, change: lastChange(error) });
  };
  const save = () => {
    const names = parsePlayerList(text);
    const title = t(names.length ? 'tryouts.playersUpdated' : 'tryouts.playersCleared', {
      count: names.length,
    });
    return send(names, version, team.activePlayers, title);
  };
  const isLast = former !== undefined && team.version <= former.version;
  const undo = isLast ? () => send(former.names, former.version, undefined, t('tryouts.undone')) : undefined;
  const discard = () => {
    forget();
    setTyped(undefined);
  };
  return { text, busy, conflict, restoredAt, isUnsaved: draft?.saved === false, type, save, undo, discard };
}

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

/** Text that this user typed for this team before a reload or an expired sign-in. */
function readDraft(userId: number, teamId: number): PlayerListDraft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, teamId)) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    // Storage blocked or content invalid: no draft.
    return undefined;
  }
}

/** Stores the draft, or removes it when undefined. */
function keepDraft(userId: number, teamId: number, draft: PlayerListDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(userId, teamId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(userId, teamId));
  } catch {
    // Storage is blocked: the text is still on the screen.
  }
}
