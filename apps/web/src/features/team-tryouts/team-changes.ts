import { comparePlayerLists, type Language } from '@lions/domain';
import type { Dictionary } from '../../i18n/dictionary';
import { translate } from '../../i18n/translate';
import type { TeamView, TryoutSessionView } from './team-view';

type TeamTexts = Dictionary['tryouts']['team'];

/** How two sights of a team's page differ, in numbers. */
export interface TeamChanges {
  /** 1 when the name, the description or how the team is shown is another. */
  teamChanged: number;
  playersAdded: number;
  playersRemoved: number;
  sessionsAdded: number;
  sessionsChanged: number;
  sessionsRemoved: number;
  /** Sessions for which somebody registered or cancelled. */
  registrationsChanged: number;
}

/** A session but for its registrations, and those. */
const shown = (session: TryoutSessionView) =>
  JSON.stringify({ ...session, registered: undefined, waiting: undefined });
const places = ({ registered, waiting }: TryoutSessionView) => `${registered} ${waiting}`;

/** Names, initials and numbers cannot be compared with each other: then only how many there are counts. */
function comparePlayers(before: TeamView, after: TeamView): { added: number; removed: number } {
  if (before.playerDisplay === after.playerDisplay) return comparePlayerLists(before.players, after.players);
  const more = after.players.length - before.players.length;
  return { added: Math.max(0, more), removed: Math.max(0, -more) };
}

/** What stands above the players and the sessions. */
const headOf = ({ name, description, league, badge, colorTheme, playerDisplay }: TeamView) =>
  JSON.stringify([name, description, league, badge, colorTheme, playerDisplay]);

/** What a refresh found: players by their shown names, sessions by their id. */
export function teamChanges(before: TeamView, after: TeamView): TeamChanges {
  const players = comparePlayers(before, after);
  const known = new Map(before.sessions.map((session) => [session.id, session]));
  const kept = after.sessions.flatMap((now) => {
    const then = known.get(now.id);
    return then ? [{ then, now }] : [];
  });
  return {
    teamChanged: headOf(before) === headOf(after) ? 0 : 1,
    playersAdded: players.added,
    playersRemoved: players.removed,
    sessionsAdded: after.sessions.length - kept.length,
    sessionsChanged: kept.filter(({ then, now }) => shown(then) !== shown(now)).length,
    sessionsRemoved: before.sessions.length - kept.length,
    registrationsChanged: kept.filter(({ then, now }) => places(then) !== places(now)).length,
  };
}

/** The changes as short phrases, in a fixed order; empty when there are none. */
export function changePhrases(changes: TeamChanges, language: Language, texts: TeamTexts): string[] {
  const phrase = (key: keyof TeamChanges) => translate(language, texts.changes, key, { count: changes[key] });
  return (Object.keys(changes) as (keyof TeamChanges)[]).filter((key) => changes[key] > 0).map(phrase);
}
