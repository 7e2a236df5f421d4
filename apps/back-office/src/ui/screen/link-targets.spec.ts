import { rosterAddress, teamAddress } from './link-targets';

it('leads to a hidden team as to a visible one', () => {
  const hidden = { id: 4, name: 'M17 AAA', league: 'lheq' as const, isVisible: false };
  expect(teamAddress(hidden)).toBe('/admin?view=tryouts&team=4');
  expect(rosterAddress({ id: 12, team: hidden })).toBe('/admin?view=tryouts&team=4&registrations=12');
  expect(rosterAddress({ id: 7, team: null })).toBe('/admin?view=practices&roster=7');
});
