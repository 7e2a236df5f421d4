import type { UserDto } from '@lions/api-client';
import { ALL_USERS, filterUsers, userState, type UserFilter } from './user-filter';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const user = (change: Partial<UserDto>): UserDto => ({
  id: 1,
  firstName: 'Zoé',
  lastName: 'Lavoie',
  username: 'zoe.l',
  email: 'zoe@example.test',
  role: 'coach',
  teamIds: null,
  mayChangePractices: false,
  vettedOn: null,
  isActive: true,
  isInvited: false,
  hasSecondFactor: false,
  lastLogin: null,
  lockedUntil: null,
  failedLoginAttempts: 0,
  version: 1,
  createdAt: NOW.toISOString(),
  updatedAt: NOW.toISOString(),
  ...change,
});
const USERS = [
  user({}),
  user({
    id: 2,
    firstName: 'Max',
    lastName: 'Roy',
    username: 'max',
    email: 'max@club.test',
    role: 'superadmin',
  }),
  user({
    id: 3,
    firstName: 'Ann',
    username: 'ann',
    email: 'a@b.test',
    lockedUntil: '2026-11-21T12:00:01.000Z',
  }),
  user({ id: 4, firstName: 'Old', username: 'old', email: 'o@b.test', isActive: false }),
  user({
    id: 5,
    firstName: 'Was',
    username: 'was',
    email: 'w@b.test',
    lockedUntil: '2026-11-21T11:59:59.000Z',
  }),
];
const found = (filter: Partial<UserFilter>) =>
  filterUsers(USERS, { ...ALL_USERS, ...filter }, NOW).map(({ id }) => id);

describe('filterUsers', () => {
  it('keeps all users when the filter is empty', () => {
    expect(found({})).toEqual([1, 2, 3, 4, 5]);
    expect(found({ text: '  ' })).toEqual([1, 2, 3, 4, 5]);
  });

  it('matches every word in name, e-mail or username, ignoring case and accents', () => {
    expect(found({ text: 'zoe' })).toEqual([1]);
    expect(found({ text: 'LAVOIE ann' })).toEqual([3]);
    expect(found({ text: '@max' })).toEqual([2]);
    expect(found({ text: 'club.test' })).toEqual([2]);
    expect(found({ text: 'max lavoie' })).toEqual([]);
  });

  it('matches role and state; an expired lock counts as none', () => {
    expect(found({ role: 'superadmin' })).toEqual([2]);
    expect(found({ state: 'locked' })).toEqual([3]);
    expect(found({ state: 'inactive' })).toEqual([4]);
    expect(found({ state: 'active', role: 'coach' })).toEqual([1, 5]);
    expect(userState(user({ isActive: false, lockedUntil: '2027-01-01T00:00:00.000Z' }), NOW)).toBe(
      'inactive',
    );
  });
});
