import { comparePlayerLists, type Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import type { Dictionary } from '../../i18n/dictionary';
import type { TeamView, TryoutSessionView } from './team-view';

type TeamTexts = Dictionary['tryouts']['team'];

/** Counts of differences between two versions of a team's page. */
interface TeamChanges {
  /** 1 when the name, the description or the display mode differs. */
  teamChanged: number;
  playersAdded: number;
  playersRemoved: number;
  sessionsAdded: number;
  sessionsChanged: number;
  sessionsRemoved: number;
  /** Sessions with new or cancelled registrations. */
  registrationsChanged: number;
}

/** Not data of a session: its registrations, and what only the passing time changes. */
const NOT_SHOWN = { registered: undefined, waiting: undefined, isAhead: undefined, isPast: undefined };
const shown = (session: TryoutSessionView) => JSON.stringify({ ...session, ...NOT_SHOWN });
const places = ({ registered, waiting }: TryoutSessionView) => `${registered} ${waiting}`;

/**
 * Names, initials and numbers are not comparable with each other: after a change of mode only the totals are
 * compared.
 */
function comparePlayers(before: TeamView, after: TeamView): { added: number; removed: number } {
  if (before.playerDisplay === after.playerDisplay) return comparePlayerLists(before.players, after.players);
  const more = after.players.length - before.players.length;
  return { added: Math.max(0, more), removed: Math.max(0, -more) };
}

/** Facts shown above the players and sessions. */
const headOf = (team: TeamView) =>
  JSON.stringify({ ...team, players: undefined, sessions: undefined, updated: undefined });

/** Compares two versions: players by their displayed names, sessions by id. */
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
