import { Registration } from '../../../places/registration.entity.js';
import { givenOpenPractices } from '../../../testing/given/given-open-practices.js';
import { givenPractice } from '../../../testing/given/given-practice.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

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

describe('a telephone number', () => {
  it.each([
    ['514\u2011555\u20110100', '514-555-0100'],
    ['(514)\u00a0555\u20110100', '(514) 555-0100'],
    ['514\u2013555\u20130100', '514-555-0100'],
    ['\u202a＋１ ５１４-555-0100\u202c', '+1 514-555-0100'],
  ])('%j is stored as %j', async (typed, stored) => {
    const parentEmail = newEmail();
    expect((await register({ parentEmail, parentPhone: typed })).status).toBe(201);
    expect((await rowsOf(parentEmail)).map(({ parentPhone }) => parentPhone)).toEqual([stored]);
  });

  it('is refused far beyond its length before it is folded', async () =>
    expect(await register({ parentPhone: '\u2013'.repeat(4000) })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'parentPhone', message: 'Invalid phone number' }] },
    }));
});

it('stores a tab in a pasted name as a space', async () => {
  const parentEmail = newEmail();
  expect((await register({ parentEmail, playerName: 'Ann\tRoy' })).status).toBe(201);
  expect((await rowsOf(parentEmail)).map(({ playerName }) => playerName)).toEqual(['Ann Roy']);
});

it.each(['ann..roy@example.test', '.ann@example.test', 'ann.@example.test'])(
  'refuses %s, which no mail reaches',
  async (parentEmail) =>
    expect(await register({ parentEmail })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'parentEmail', message: 'Invalid email address' }] },
    }),
);
