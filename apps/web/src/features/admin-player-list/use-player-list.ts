import { useUpdateActivePlayersMutation, type TeamDto } from '@lions/api-client';
import { parsePlayerList } from '@lions/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../ui/admin-errors';
import { ifMatch, newerVersion, type VersionConflict } from '../../ui/admin-version-conflict';
import { notify } from '../../ui/notice-store';
import { keepDraft, readDraft } from './player-list-draft';

/** The text of the field, with the version of the team on which it builds. */
interface Draft {
  text: string;
  version: number;
  saved: boolean;
}

/** A team's list while it is edited: what was typed survives a reload, and the last save can be taken back. */
export function usePlayerList(team: TeamDto, userId: number) {
  const { t } = useTranslation();
  const [update, { isLoading: busy }] = useUpdateActivePlayersMutation();
  const [kept] = useState(() => readDraft(userId, team.id));
  const [restoredAt, setRestoredAt] = useState(kept?.at);
  const [typed, setTyped] = useState<Draft | undefined>(kept && { ...kept, saved: false });
  const [conflict, setConflict] = useState<VersionConflict<{ text: string }>>();
  const [former, setFormer] = useState<string[]>();
  // A saved text gives way to the team's own list as soon as that has arrived.
  const draft = typed?.saved && team.version >= typed.version ? undefined : typed;
  const { text, version } = draft ?? { text: team.activePlayers.join('\n'), version: team.version };

  const type = (changed: string, base = version) => {
    setTyped({ text: changed, version: base, saved: false });
    setFormer(undefined);
    keepDraft(userId, team.id, { text: changed, version: base, at: new Date().toISOString() });
  };
  const forget = () => {
    keepDraft(userId, team.id, undefined);
    setRestoredAt(undefined);
    setConflict(undefined);
  };
  const send = async (names: string[], before: string[] | undefined, title: string) => {
    const { data, error } = await update({
      id: team.id,
      'If-Match': ifMatch(version),
      updateActivePlayersDto: { playerNames: names },
    });
    if (data) {
      notify({ kind: 'success', title });
      forget();
      setFormer(before);
      return setTyped({ text: names.join('\n'), version: data.version, saved: true });
    }
    const newer = newerVersion<TeamDto>(error);
    if (!newer) return notifyFailure(t, t('tryouts.playersFailed'), error);
    const mine = names.join('\n');
    type(mine, newer.version);
    setConflict({ mine: { text: mine }, theirs: { text: newer.activePlayers.join('\n') } });
  };
  const save = () => {
    const names = parsePlayerList(text);
    const title = t(names.length ? 'tryouts.playersUpdated' : 'tryouts.playersCleared', {
      count: names.length,
    });
    return send(names, team.activePlayers, title);
  };
  const undo = former && (() => send(former, undefined, t('tryouts.undone')));
  const discard = () => {
    forget();
    setTyped(undefined);
  };
  return { text, busy, conflict, restoredAt, isUnsaved: draft?.saved === false, type, save, undo, discard };
}
