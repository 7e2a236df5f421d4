/** The two leagues (spec section 9). */
export const LEAGUES = ['lheq', 'm18aaa'] as const;
export type League = (typeof LEAGUES)[number];

/** A team's colour theme (spec section 3). */
export const COLOR_THEMES = ['none', 'blue', 'gold', 'red', 'green', 'purple'] as const;
export type ColorTheme = (typeof COLOR_THEMES)[number];

/** How the public sees a team's competing players (D-05). */
export const PLAYER_DISPLAYS = ['names', 'initials', 'numbers'] as const;
export type PlayerDisplay = (typeof PLAYER_DISPLAYS)[number];

/** True for a known league. */
export function isLeague(value: unknown): value is League {
  return LEAGUES.some((league) => league === value);
}

/** Letters of the category that stand in for a badge when a name has no word, by league. */
const BADGE_LENGTH: Record<League, number> = { lheq: 3, m18aaa: 4 };

/** The badge's text: the name's first word, else the first letters of the category in upper case (spec 2.4). */
export function teamBadge(team: { name: string; category: string; league: League }): string {
  const firstWord = team.name.trim().split(/\s+/)[0];
  return firstWord || team.category.slice(0, BADGE_LENGTH[team.league]).toUpperCase();
}

/** The number after the letter M in a team's name ('M15 AAA' gives 15), or undefined. */
export function ageDivision(name: string): number | undefined {
  const digits = /M(\d+)/i.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

const BY_NAME = new Intl.Collator('fr-CA', { numeric: true });

/** Orders teams as the back-office lists them: by age division, names without one last, then by name (spec 2.5). */
export function compareTeams(a: { name: string }, b: { name: string }): number {
  const [divisionA, divisionB] = [ageDivision(a.name) ?? Infinity, ageDivision(b.name) ?? Infinity];
  if (divisionA !== divisionB) return divisionA - divisionB;
  return BY_NAME.compare(a.name, b.name);
}

/** The rows in the order in which their ids are listed; what the list lacks comes last, as it came. */
export function inOrder<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const ranks = new Map(ids.map((id, index) => [id, index]));
  const rank = ({ id }: Row) => ranks.get(id) ?? ids.length;
  return [...rows].sort((a, b) => rank(a) - rank(b));
}

/** M18 teams are gold, the others blue (spec 2.5). */
export function teamTone(name: string): 'gold' | 'blue' {
  return ageDivision(name) === 18 ? 'gold' : 'blue';
}
