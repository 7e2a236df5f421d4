import bcrypt from 'bcrypt';
import { givenUser, PASSWORD, useTestApp } from '../../testing/test-app.js';
import { Passwords } from './passwords.js';
import { isGuessable, type PasswordOwner } from './guessable.js';

const app = useTestApp();

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
    const user = await givenUser(app, { firstName: 'Zoé', lastName: 'Lévesque' });
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
    const { username } = await givenUser(app, { passwordHash: bcrypt.hashSync(DECOMPOSED, 4) });
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
    const { username } = await givenUser(app);
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

it('hashes with a work factor of 12, which an unknown name costs too', async () => {
  const passwords = new Passwords();
  expect(bcrypt.getRounds(await passwords.hash('a new long sentence', undefined))).toBe(12);
  const compare = jest.spyOn(bcrypt, 'compare').mockResolvedValue(undefined as never);
  expect(await passwords.matches('any', undefined)).toBe(false);
  expect(bcrypt.getRounds(compare.mock.calls[0]?.[1] ?? '')).toBe(12);
  compare.mockRestore();
});

it('refuses a password beyond 72 bytes, although bcrypt compares only the first 72', async () => {
  const password = 'The goalie eats a bowl of blue soup before each and every game at home, so';
  const stored = password.slice(0, 72);
  const user = await givenUser(app, { passwordHash: bcrypt.hashSync(stored, 4) });
  expect(await bcrypt.compare(password, user.passwordHash)).toBe(true);
  expect(await signIn(user.username, password)).toBe(401);
  expect(await signIn(user.username, stored)).toBe(200);
});

describe('a guessable password', () => {
  const JEAN: PasswordOwner = {
    firstName: 'Jean-Félix',
    lastName: 'Tremblay',
    username: 'jeantremblay',
    email: 'jf.tremblay77@club.example',
  };
  const guessable = async (passwords: readonly string[], owner?: PasswordOwner) => {
    const found = await Promise.all(passwords.map((password) => isGuessable(password, owner)));
    return passwords.filter((_, index) => found[index]);
  };
  /** Words of a list without commas. */
  const list = (text: string) => text.trim().split(/\s+/);

  it.each([
    [
      'among the most common',
      list('password football1 iloveyou2 trustno1 1qaz2wsx qwertyuiop princess 12071984'),
    ],
    [
      'a common word with digits, years and signs',
      list('letmein12 monkey12 Summer2026 dragon!2026 2026-Shadow'),
    ],
    ['a common word in any case and spelling', list('PASSWORD Pass-Word1 P@ssw0rd P@$$w0rd2026 Sunsh1ne!')],
    [
      'common in French',
      list('motdepasse Motdepasse1 Bonjour123 azerty123 Soleil2026 jetaime1 chouchou doudou123'),
    ],
    [
      'made of the words of the club',
      list(
        'lions2026 lacstlouis1 LionsHockey hockeyhockey Canadiens1 québec2026 gohabsgo Goalie123 CoachLions!',
      ),
    ],
    [
      'a month, a day or a season',
      [...list('octobre2026 Février26 Winter25! printemps printemps2026'), 'été 2026'],
    ],
    [
      'one repeated sign or piece',
      [...list('aaaaaaaa ######## abababab 123123123 1984198419841984'), ' '.repeat(9)],
    ],
    ['a sequence', list('abcdefgh hgfedcba 01234567 98765432 asdfghjk poiuytre azertyui abcdefgh12')],
    [
      'spaces, or short without them',
      [' '.repeat(8), 'password ', ' abc12  ', '\u00a0\u00a0\u00a0\u00a0a\u00a0\u00a0\u00a0'],
    ],
  ])('is %s', async (_, passwords) => {
    expect(await guessable(passwords)).toEqual(passwords);
  });

  it("is made of its owner's names, user name or e-mail", async () => {
    const own = [
      'jeantremblay',
      'JeanTremblay1',
      'tremblay2026',
      'Félix-Tremblay!',
      'felixjean77',
      'jf.tremblay77',
      'jf.tremblay77@club.example',
      'tremblaylions',
    ];
    expect(await guessable(own, JEAN)).toEqual(own);
    expect(await guessable(own)).toEqual(['tremblay2026']);
  });

  it('is no sentence, no drawn text and no text of signs', async () => {
    const good = [
      'correct horse battery',
      'a superadmin of the tests',
      'the goalie eats blue soup',
      'Été à Québec 99 fois',
      'd8Kq2_vZ',
      'h7s9-2k4p',
      '48151623422',
      'pQ9vKx2mTz4L',
      '%#&^!)@(_+=~',
      '\u{1f3d2}\u{1f981}\u{1f945}\u{1f308}\u{1f37f}\u{1f680}\u{1f419}\u{1f9c0}',
      'Ба́бушка печёт',
    ];
    expect(await guessable(good, JEAN)).toEqual([]);
  });
});
