import { PASSWORD, startTestApp, givenUser, type TestApp } from '../testing/test-app.js';
import type { CurrentUserDto } from './auth.dto.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('signing in', () => {
  it('gives two cookies that scripts cannot read, and says who it is', async () => {
    const user = await givenUser(app.db, app.clock);
    const client = app.anonymous();
    const answer = await client.post<CurrentUserDto>('/api/auth/login', { username: user.username.toUpperCase(), password: PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { username: user.username, role: 'coach' } });
    for (const line of answer.headers.getSetCookie()) expect(line).toMatch(/HttpOnly/);
    expect(await client.get('/api/auth/me')).toMatchObject({ status: 200, body: { id: user.id, email: user.email } });
  });

  it('tells an unknown name, a wrong password and an inactive user apart by nothing', async () => {
    const user = await givenUser(app.db, app.clock);
    const inactive = await givenUser(app.db, app.clock, { isActive: false });
    const bodies = [
      { username: 'nobody-here', password: PASSWORD },
      { username: user.username, password: 'wrong password' },
      { username: inactive.username, password: PASSWORD },
    ];
    const answers = await Promise.all(bodies.map((body) => app.anonymous().post('/api/auth/login', body)));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 401, body: { statusCode: 401, error: 'Invalid credentials', code: 'INVALID_CREDENTIALS' } });
  });
});
