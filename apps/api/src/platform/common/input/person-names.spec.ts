import { DEVICE } from '../../../testing/coach-calls.js';
import { givenReceipt } from '../../../testing/given/given-receipt.js';
import { givenTeam } from '../../../testing/given/given-team.js';
import { givenTryoutSession } from '../../../testing/given/given-tryout-session.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const BAD = "Ann;=1+cmd|'/c calc'!A0";
const PARENT = { parentName: BAD, parentEmail: 'demo.parent@example.test' };
const CHILD = { playerName: 'Demo Player', playerPosition: 'Forward' };
const USER = {
  firstName: 'Demo',
  lastName: 'Coach',
  username: 'semicolon',
  email: 'semicolon@example.test',
  password: 'a long sentence',
};

interface Given {
  session: number;
  receipt: string;
  user: number;
}

/** Every call that takes a person's name, with a semicolon in it. */
const CALLS: [call: string, body: object, field: string, path: (of: Given) => string][] = [
  [
    'POST',
    { ...CHILD, ...PARENT, playerAge: 14 },
    'parentName',
    ({ session }) => `/api/sessions/${session}/registrations`,
  ],
  [
    'POST',
    { ...CHILD, ...PARENT, parentName: 'Demo', playerName: BAD, playerAge: 14 },
    'playerName',
    ({ session }) => `/api/sessions/${session}/registrations`,
  ],
  ['PUT', { parentName: BAD }, 'parentName', ({ receipt }) => receipt],
  ['PUT', { playerName: BAD }, 'playerName', ({ receipt }) => receipt],
  ['POST', { ...USER, firstName: BAD }, 'firstName', () => '/api/admin/users'],
  ['POST', { ...USER, lastName: 'Coach\u037e' }, 'lastName', () => '/api/admin/users'],
  ['PUT', { lastName: BAD }, 'lastName', ({ user }) => `/api/admin/users/${user}`],
];

describe('a semicolon in a name', () => {
  it.each(CALLS)('is refused: %s %j', async (method, body, field, path) => {
    const [root, team] = [
      await app.signedIn('superadmin'),
      await givenTeam(app.db, app.clock, { registrationOpen: true }),
    ];
    const { id: session } = await givenTryoutSession(app.db, app.clock, team.id);
    const { id, path: receipt } = await givenReceipt(
      app,
      { kind: 'session', id: session },
      'Demo',
      'a@example.test',
    );
    const given = { session, receipt: `${receipt}/registrations/${id}`, user: root.user.id };
    const message = `Please write the name without ${field === 'playerName' ? 'a comma or semicolon' : 'a semicolon'}`;
    expect(await root.send(method, path(given), body)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: [{ field, message }] },
    });
  });

  it('is refused in a form of several players, and at the door', async () => {
    const [coach, team] = [await app.signedIn('coach'), await givenTeam(app.db, app.clock)];
    const { id } = await givenTryoutSession(app.db, app.clock, team.id);
    const form = { targets: [{ kind: 'session', id }], ...PARENT };
    const players = [{ playerName: 'Demo Player', playerAge: 14, position: 'Forward' }];
    expect(await coach.post('/api/registration-forms', { ...form, players })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'parentName' }] },
    });
    const change = {
      id: crypto.randomUUID(),
      at: app.clock.now().toISOString(),
      walkIn: { ...CHILD, ...PARENT },
    };
    const sync = { device: DEVICE, takesNumbers: false, changes: [change] };
    expect(await coach.post(`/api/check-in/sessions/${id}`, sync)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'changes.0.walkIn.parentName' }] },
    });
  });
});
