import { useUpdateActivePlayersMutation, type TeamDto } from '@lions/api-client';
import { parsePlayerList } from '@lions/domain';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../ui/admin-errors';
import { ifMatch, lastChange, newerVersion, type VersionConflict } from '../../ui/admin-version-conflict';
import { notify } from '../../ui/notice-store';
import { keepDraft, readDraft } from './player-list-draft';

/** The text of the field, with the version of the team on which it builds. */
interface Draft {
  text: string;
  version: number;
  saved: boolean;
}

/** What a save replaced, and the version that it made: when the team goes on, there is nothing to take back. */
interface Former {
  names: string[];
  version: number;
}

/** A team's list while it is edited: what was typed survives a reload, and the last save can be taken back. */
export function usePlayerList(team: TeamDto, userId: number) {
  const { t } = useTranslation();
  const [update, { isLoading: busy }] = useUpdateActivePlayersMutation();
  const [kept] = useState(() => readDraft(userId, team.id));
  const [restoredAt, setRestoredAt] = useState(kept?.at);
  const [typed, setTyped] = useState<Draft | undefined>(kept && { ...kept, saved: false });
  const [conflict, setConflict] = useState<VersionConflict<{ text: string }>>();
  const [former, setFormer] = useState<Former>();
  /** What was typed while a save is under way. */
  const since = useRef<{ text?: string }>({});
  // A saved text gives way to the team's own list as soon as that has arrived.
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
