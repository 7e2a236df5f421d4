import type { Language } from '../people.js';
import { compareNames } from '../text/matching.js';

/** The two leagues. */
export const LEAGUES = ['lheq', 'm18aaa'] as const;
export type League = (typeof LEAGUES)[number];

/** Colour themes of teams. */
export const COLOR_THEMES = ['none', 'blue', 'gold', 'red', 'green', 'purple'] as const;
export type ColorTheme = (typeof COLOR_THEMES)[number];

/** How the public sees a team's competing players. See docs/decisions/visibility.md. */
export const PLAYER_DISPLAYS = ['names', 'initials', 'numbers'] as const;
export type PlayerDisplay = (typeof PLAYER_DISPLAYS)[number];

export function isLeague(value: unknown): value is League {
  return LEAGUES.some((league) => league === value);
}

/** The name that readers of a language see; without a French one, every reader sees the other. */
export const teamNameIn = (team: { name: string; nameFr: string | null }, language: Language): string =>
  (language === 'fr' && team.nameFr) || team.name;

/** Letters of the category that replace a badge when a name has no word, by league. */
const BADGE_LENGTH: Record<League, number> = { lheq: 3, m18aaa: 4 };

/** The badge's text: the name's first word, else the first letters of the category in upper case. */
export function teamBadge(team: { name: string; category: string; league: League }): string {
  const firstWord = team.name.trim().split(/\s+/)[0];
  return firstWord || team.category.slice(0, BADGE_LENGTH[team.league]).toUpperCase();
}

/** The number after the letter M in a team's name ('M15 AAA' gives 15), or undefined. */
export function ageDivision(name: string): number | undefined {
  const digits = /M(\d+)/i.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Orders teams as the back-office lists them: by age division, names without one last, then by name. */
export function compareTeams(a: { name: string }, b: { name: string }): number {
  const [divisionA, divisionB] = [ageDivision(a.name) ?? Infinity, ageDivision(b.name) ?? Infinity];
  if (divisionA !== divisionB) return divisionA - divisionB;
  return compareNames(a.name, b.name);
}

/** The rows in the order of `ids`; unlisted ones come last, in their order. */
export function inOrder<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const ranks = new Map(ids.map((id, index) => [id, index]));
  const rank = ({ id }: Row) => ranks.get(id) ?? ids.length;
  return [...rows].sort((a, b) => rank(a) - rank(b));
}

/** M18 teams are gold, the others blue. */
export function teamTone(name: string): 'gold' | 'blue' {
  return ageDivision(name) === 18 ? 'gold' : 'blue';
}
