import { Registration } from '../../places/registration.entity.js';
import { givenOpenPractices } from '../../testing/given/given-open-practices.js';
import { givenPractice } from '../../testing/given/given-practice.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
let practiceId: number;
beforeAll(async () => {
  app = await startTestApp();
  await givenOpenPractices(app);
  const { id } = await givenPractice(app.db, app.clock, { capacity: 60 });
  practiceId = id;
});
afterAll(() => app.close());

let families = 0;
const newEmail = () => `typed.${(families += 1)}@example.test`;
const register = (change: object) =>
  app.anonymous().post<{ code?: string; details?: unknown }>('/api/registrations', {
    practiceId,
    playerName: 'Demo Player',
    position: 'F',
    parentEmail: newEmail(),
    ...change,
  });
const rowsOf = (parentEmail: string) =>
  app.db.read((reader) => reader.find(Registration, { where: { parentEmail } }));

describe('a child under one e-mail address', () => {
  it.each([
    ['Lœtitia Roy', 'Loetitia Roy'],
    ['Łukasz Roy', 'Lukasz Roy'],
    ['Anna Strauß', 'Anna Strauss'],
    ['Søren Roy', 'Soren Roy'],
    ['Işıl Roy', 'Isil Roy'],
    ['J.P. Roy', 'JP Roy'],
    ['Ann Day', 'Ann Day.'],
    ['Ａｎｎ Roy', 'Ann Roy'],
    ['ﬁona Roy', 'Fiona Roy'],
    ['Ann\u200d Lee', 'Ann Lee'],
    ['Ann\ufe0f Lee', 'Ann Lee'],
    ['Ann\u3164 Lee', 'Ann Lee'],
    ['İpek Roy', 'ipek roy'],
  ])('takes one spot as %j and as %j', async (one, other) => {
    const parentEmail = newEmail();
    expect((await register({ parentEmail, playerName: one })).status).toBe(201);
    expect((await register({ parentEmail, playerName: other })).status).toBe(200);
    expect((await rowsOf(parentEmail)).map(({ playerName }) => playerName)).toEqual([one]);
  });
});
