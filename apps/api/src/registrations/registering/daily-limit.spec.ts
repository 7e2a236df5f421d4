import type { PracticeRegisteredDto } from '../practice-registrations.dto.js';
import type { Client } from '../../testing/client.js';
import { givenOpenPractices } from '../../testing/given/given-open-practices.js';
import { givenPractice } from '../../testing/given/given-practice.js';
import { givenTeam } from '../../testing/given/given-team.js';
import { givenTryoutSession } from '../../testing/given/given-tryout-session.js';
import { startTestApp } from '../../testing/test-app.js';

const player = (name: string | number, change: object = {}) => ({
  playerName: `Demo Player ${name}`,
  position: 'F',
  parentEmail: `demo.${name}@example.test`,
  ...change,
});
type Answer = PracticeRegisteredDto & { code?: string };
const register = (practiceId: number, body: object, client: Client) =>
  client.post<Answer>('/api/registrations', { practiceId, ...body });

it('limits the public to ten a day per e-mail and sixty in ten minutes per network address, for both kinds', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' });
  await givenOpenPractices(limited);
  const practices: { id: number }[] = [];
  for (let count = 0; count < 6; count += 1)
    practices.push(await givenPractice(limited.db, limited.clock, { capacity: 60 }));
  const team = await givenTeam(limited.db, limited.clock, { registrationOpen: true });
  const session = await givenTryoutSession(limited.db, limited.clock, team.id);
  const client = limited.anonymous();
  const forPractice = (index: number, change: object) =>
    register(practices[index % 6]?.id ?? 0, player(index, change), client);
  const forSession = (index: number, parentEmail: string) => {
    const { playerName } = player(index);
    const fields = { playerName, parentEmail, parentName: 'Demo', playerAge: 12 };
    return client.post<Answer>(`/api/sessions/${session.id}/registrations`, {
      ...fields,
      playerPosition: 'Goalie',
    });
  };
  const one = 'one@example.test';
  const mixed = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      index % 2 === 0 ? forPractice(index, { parentEmail: one }) : forSession(index, one),
    ),
  );
  expect(mixed.filter(({ status }) => status === 201)).toHaveLength(10);
  for (let count = 0; count < 70; count += 1)
    expect((await forPractice(count, { parentEmail: 'no e-mail' })).status).toBe(400);
  expect(mixed.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('86400');
  for (let index = 24; index < 60; index += 1)
    expect(
      (index % 2 === 0 ? await forPractice(index, {}) : await forSession(index, `x${index}@example.test`))
        .status,
    ).toBe(201);
  for (const refused of [await forPractice(60, {}), await forSession(61, 'y@example.test')])
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  await limited.close();
});

it('counts invalid requests with a looser limit, so that they do not use up a family’s share', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' });
  await givenOpenPractices(limited);
  const { id } = await givenPractice(limited.db, limited.clock);
  const statuses: number[] = [];
  for (let count = 0; count < 601; count += 1)
    statuses.push((await register(id, { playerName: '' }, limited.anonymous())).status);
  expect(statuses.slice(0, 600).every((status) => status === 400)).toBe(true);
  const refused = await register(id, player(1), limited.anonymous());
  expect([statuses[600], refused.status]).toEqual([429, 429]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  await limited.close();
});
