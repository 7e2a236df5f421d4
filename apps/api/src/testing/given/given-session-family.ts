import type { Registration } from '../../places/registration.entity.js';
import type { TryoutSession } from '../../tryouts/tryout-session.entity.js';
import { givenFamily } from './given-mail.js';
import { givenRegistration } from './given-registration.js';
import { givenTeam } from './given-team.js';
import { givenTryoutSession } from './given-tryout-session.js';
import type { TestApp } from '../test-app.js';

/**
 * A session, of a new team by default, with a confirmed and a waiting player of one French-speaking family, a
 * cancelled one, and one whose family has no link yet. `all` means that both of the family get a mail.
 */
export async function givenSessionFamily(app: TestApp, change: Partial<TryoutSession> = {}, ofTeam?: number) {
  const { db, clock } = app;
  const teamId = ofTeam ?? (await givenTeam(db, clock, { name: 'M15 Test' })).id;
  const { id } = await givenTryoutSession(db, clock, teamId, change);
  const { familyId, manageUrl } = await givenFamily(app, 'demo.parent@example.test');
  const family = { familyId, locale: 'fr' as const };
  const add = (turn: number, row: Partial<Registration>) =>
    givenRegistration(db, clock, id, { turn, playerName: `Demo Player ${turn}`, ...row });
  const rows = [await add(1, family), await add(2, { ...family, status: 'waiting' })];
  await add(3, { ...family, status: 'cancelled' });
  await add(4, {});
  return { id, teamId, manageUrl, all: (kind: string) => rows.map((row) => [kind, row.id]) };
}
