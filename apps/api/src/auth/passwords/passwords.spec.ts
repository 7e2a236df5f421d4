import bcrypt from 'bcrypt';
import { givenUser, PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const signIn = async (username: string, password: string) =>
  (await app.anonymous().post('/api/auth/login', { username, password })).status;
const TOO_COMMON = { status: 400, body: { code: 'PASSWORD_TOO_COMMON' } };

describe('a new password', () => {
  const GUESSES = ['lacstlouis1', 'Summer2026', 'aaaaaaaa', ' '.repeat(9), 'password '];

  it('of a new user is refused when it is a first guess at them', async () => {
    const root = await app.signedIn('superadmin');
    const user = {
      firstName: 'Jean',
      lastName: 'Tremblay',
      username: 'jeantremblay',
      email: 'jt99@example.test',
    };
    for (const password of [...GUESSES, 'jeantremblay', 'Tremblay-2009', 'jt99@example.test'])
      expect(await root.post('/api/admin/users', { ...user, password })).toMatchObject(TOO_COMMON);
    const other = {
      ...user,
      firstName: 'Ann',
      lastName: 'Roy',
      username: 'ann.roy',
      email: 'a@example.test',
    };
    expect((await root.post('/api/admin/users', { ...other, password: 'jeantremblay' })).status).toBe(201);
  });

  it('of the caller is refused when it is a first guess at them, without counting as a try', async () => {
    const coach = await app.signedIn('coach');
    const change = (newPassword: string) =>
      coach.put('/api/auth/password', { currentPassword: 'not it', newPassword });
    for (const password of [...GUESSES, coach.user.username, coach.user.email])
      expect(await change(password)).toMatchObject(TOO_COMMON);
    expect(await change('a new long sentence')).toMatchObject({ body: { code: 'WRONG_PASSWORD' } });
  });

  it('of a reset link is refused when it is a first guess at the user, and the link still works', async () => {
    const root = await app.signedIn('superadmin');
    const user = await givenUser(app.db, app.clock, { firstName: 'Zoé', lastName: 'Lévesque' });
    const { body } = await root.post<{ url: string }>(`/api/admin/users/${user.id}/reset-link`);
    const token = body.url.split('#')[1];
    const reset = (newPassword: string) =>
      app.anonymous().post('/api/auth/reset-password', { token, newPassword });
    for (const password of [...GUESSES, 'ZoeLevesque', user.username])
      expect(await reset(password)).toMatchObject(TOO_COMMON);
    expect((await reset('a new long sentence')).status).toBe(200);
  });
});

describe('the spelling of a password', () => {
  const COMPOSED = 'Été à Québec 99 fois'.normalize('NFC');
  const DECOMPOSED = COMPOSED.normalize('NFD');

  it('may be composed at one keyboard and decomposed at the other', async () => {
    const coach = await app.signedIn('coach');
    let current = PASSWORD;
    for (const [set, typed] of [
      [COMPOSED, DECOMPOSED],
      [DECOMPOSED, COMPOSED],
    ] as const) {
      const change = { currentPassword: current, newPassword: set };
      expect((await coach.put('/api/auth/password', change)).status).toBe(200);
      expect(await signIn(coach.user.username, typed)).toBe(200);
      current = typed;
    }
  });

  it('is that of the older hash, when it was stored as it was typed', async () => {
    const { username } = await givenUser(app.db, app.clock, { passwordHash: bcrypt.hashSync(DECOMPOSED, 4) });
    expect(await signIn(username, DECOMPOSED)).toBe(200);
    expect(await signIn(username, `${DECOMPOSED}!`)).toBe(401);
  });

  it('is measured in its composed form', async () => {
    const coach = await app.signedIn('coach');
    const long = 'àâäçéèêëîïôöùûüÿœæ'.normalize('NFD').repeat(2);
    expect(Buffer.byteLength(long)).toBeGreaterThan(72);
    const change = { currentPassword: PASSWORD, newPassword: long };
    expect((await coach.put('/api/auth/password', change)).status).toBe(200);
    expect(await signIn(coach.user.username, long)).toBe(200);
  });

  it('costs as many comparisons for an unknown name as for a known one', async () => {
    const { username } = await givenUser(app.db, app.clock);
    const compare = jest.spyOn(bcrypt, 'compare');
    const comparisons = async (name: string, password: string) => {
      compare.mockClear();
      expect(await signIn(name, password)).toBe(401);
      return compare.mock.calls.length;
    };
    for (const password of [DECOMPOSED, 'wrong password', 'x'.repeat(100)])
      expect(await comparisons('no-such-name', password)).toBe(await comparisons(username, password));
    compare.mockRestore();
  });
});

it('refuses a password beyond 72 bytes, although bcrypt compares only the first 72', async () => {
  const password = 'The goalie eats a bowl of blue soup before each and every game at home, so';
  const stored = password.slice(0, 72);
  const user = await givenUser(app.db, app.clock, { passwordHash: bcrypt.hashSync(stored, 4) });
  expect(await bcrypt.compare(password, user.passwordHash)).toBe(true);
  expect(await signIn(user.username, password)).toBe(401);
  expect(await signIn(user.username, stored)).toBe(200);
});
