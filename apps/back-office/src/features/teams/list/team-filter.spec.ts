import { isNarrow, leaguesOf, passes, readTeamFilter, writeTeamFilter } from './team-filter';

test.each([
  ['', { league: 'lheq' }, ['lheq']],
  ['league=m18aaa', { league: 'm18aaa' }, ['m18aaa']],
  ['league=nhl&visible=maybe&players=no', { league: 'lheq' }, ['lheq']],
  ['league=all&visible=false', { league: 'all', visible: false }, ['lheq', 'm18aaa']],
  ['visible=true&players=true', { league: 'lheq', visible: true, withPlayers: true }, ['lheq']],
])('reads address %j as %j', (address, filter, leagues) => {
  const read = readTeamFilter(new URLSearchParams(address));
  expect(read).toEqual(filter);
  expect(leaguesOf(read)).toEqual(leagues);
  expect(readTeamFilter(writeTeamFilter(read))).toEqual(read);
});

const team = (id: number, isVisible: boolean, activePlayers: string[]) => ({ id, isVisible, activePlayers });
const TEAMS = [team(1, true, []), team(2, true, ['Demo Player']), team(3, false, ['Demo Player'])];

test.each([
  ['', [1, 2, 3], false],
  ['visible=true', [1, 2], true],
  ['visible=false', [3], true],
  ['players=true', [2, 3], true],
  ['visible=true&players=true', [2], true],
])('%j keeps the teams %j', (address, ids, narrow) => {
  const filter = readTeamFilter(new URLSearchParams(address));
  expect(TEAMS.filter((one) => passes(filter, one)).map(({ id }) => id)).toEqual(ids);
  expect(isNarrow(filter)).toBe(narrow);
});
