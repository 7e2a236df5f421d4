import { DEVICE } from '../../../testing/coach-calls.js';
import {
  givenOpenPractices,
  givenPractice,
  givenReceipt,
  givenTeam,
  givenTryoutSession,
} from '../../../testing/given.js';
import { useTestApp } from '../../../testing/test-app.js';
import { Registration } from '../../../places/registration.entity.js';
import { getMetadataStorage } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import '../../../app.module.js';
import { boundsOf, type InputClass } from './input-bounds.js';

const app = useTestApp();

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
    const [root, team] = [await app.signedIn('superadmin'), await givenTeam(app, { registrationOpen: true })];
    const { id: session } = await givenTryoutSession(app, { teamId: team.id });
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
    const [coach, team] = [await app.signedIn('coach'), await givenTeam(app)];
    const { id } = await givenTryoutSession(app, { teamId: team.id });
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

describe('typed text', () => {
  let practiceId: number;
  beforeAll(async () => {
    await givenOpenPractices(app);
    const { id } = await givenPractice(app, { capacity: 60 });
    practiceId = id;
  });
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
  const rowsOf = (parentEmail: string) => app.find(Registration, { where: { parentEmail } });

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
});

describe('every DTO', () => {
  /** Rules that leave no room for a long text. */
  const FORMATS = [
    'isIn',
    'equals',
    'isInt',
    'isBoolean',
    'isUuid',
    'isIso8601',
    'day',
    'nested',
    'openObject',
  ];
  const LISTS = ['isArray', 'arrayMinSize', 'arrayUnique'];
  /** The rules of each field of each DTO, by a name for people. */
  function fields(): Map<string, { target: InputClass; name: string; rules: ValidationMetadata[] }> {
    // No public method returns the rules of all classes.
    const { validationMetadatas } = getMetadataStorage() as unknown as {
      validationMetadatas: Map<InputClass, ValidationMetadata[]>;
    };
    const found: ReturnType<typeof fields> = new Map();
    for (const target of validationMetadatas.keys())
      for (const rule of getMetadataStorage().getTargetValidationMetadatas(target, '', false, false)) {
        const key = `${target.name}.${rule.propertyName}`;
        const field = found.get(key) ?? { target, name: rule.propertyName, rules: [] };
        field.rules.push(rule);
        found.set(key, field);
      }
    return found;
  }
  const namesThat = (isWrong: (field: { target: InputClass; name: string; rules: string[] }) => boolean) =>
    [...fields()].flatMap(([key, { rules, ...field }]) =>
      isWrong({ ...field, rules: rules.map(({ name = '' }) => name) }) ? [key] : [],
    );

  it('is looked at', () => {
    expect(fields().size).toBeGreaterThan(100);
  });

  it('has a bound for every text', () => {
    const unbounded = namesThat(
      ({ target, name, rules }) =>
        boundsOf(target).get(name)?.text === undefined && !rules.some((rule) => FORMATS.includes(rule)),
    );
    expect(unbounded).toEqual([]);
  });

  it('has a bound for every list', () => {
    const isList = ({ each }: ValidationMetadata) => each;
    const unbounded = [...fields()].flatMap(([key, { target, name, rules }]) => {
      const holdsList = rules.some((rule) => isList(rule) || LISTS.includes(rule.name ?? ''));
      return holdsList && boundsOf(target).get(name)?.entries === undefined ? [key] : [];
    });
    expect(unbounded).toEqual([]);
  });

  it('declares the class of every nested object', () => {
    // Without `Nested`, the fields of the object would count as unknown.
    const hidden = [...fields()].flatMap(([key, { target, name, rules }]) => {
      const isNested = rules.some(({ type }) => type === 'nestedValidation');
      return isNested && boundsOf(target).get(name)?.nested === undefined ? [key] : [];
    });
    expect(hidden).toEqual([]);
  });
});
