import { sha256 } from '../common/tokens.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { Family } from './family.entity.js';
import { FamilyLinks, type KnownFamily } from './family-links.js';

let app: TestApp;
let links: FamilyLinks;
beforeAll(async () => {
  app = await startTestApp();
  links = app.app.get(FamilyLinks, { strict: false });
});
afterAll(() => app.close());
beforeEach(() => app.db.write((tx) => tx.execute('DELETE FROM families')));

const families = () => app.db.read((reader) => reader.find(Family, { order: { email: 'ASC' } }));
const ask = (...emails: string[]) =>
  app.db.write((tx) =>
    links.familiesIn(
      tx,
      emails.map((email) => ({ email, locale: 'fr' })),
    ),
  );
const one = async (email: string) => (await ask(email)).get(email) as KnownFamily;
const tokenIn = (url: string) => url.split('/').at(-1) ?? '';

describe('a family’s link', () => {
  it('has 256 bits, is the same each time, and only its hash is kept', async () => {
    const first = await one('a@example.test');
    expect(first).toMatchObject({ isNew: true, familyId: expect.any(Number) });
    expect(first.manageUrl).toBe(`${app.configuration.publicUrl}/my/${tokenIn(first.manageUrl)}`);
    expect(tokenIn(first.manageUrl)).toMatch(/^[\w-]{43}$/);
    app.clock.advance(60_000);
    expect(await one('a@example.test')).toEqual({ ...first, isNew: false });
    // The nightly clean-up takes no family that somebody needed a moment ago.
    expect((await families())[0]?.updatedAt).toEqual(app.clock.now());
    const [family] = await families();
    expect(family).toMatchObject({ locale: 'fr', tokenHash: sha256(tokenIn(first.manageUrl)) });
    expect(JSON.stringify(family)).not.toContain(tokenIn(first.manageUrl));
    const urls = await app.db.read((reader) => links.manageUrlsIn(reader, [first.familyId, 2_147_483_647]));
    expect([...urls]).toEqual([[first.familyId, first.manageUrl]]);
  });

  it('is another one for each family, and another one for its calendar', async () => {
    const answer = await ask('a@example.test', 'b@example.test', 'a@example.test');
    expect([...answer.keys()]).toEqual(['a@example.test', 'b@example.test']);
    const rows = await families();
    const addresses = rows.flatMap((row) => [links.manageUrlOf(row), links.feedUrlOf(row)]);
    expect(new Set(addresses.map((url) => tokenIn(url).replace('.ics', ''))).size).toBe(4);
    for (const row of rows)
      expect(row.feedHash).toBe(sha256(tokenIn(links.feedUrlOf(row)).replace('.ics', '')));
  });

  it('is made once, however many ask at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('a@example.test', 'b@example.test')),
    );
    expect(await families()).toHaveLength(2);
    for (const email of ['a@example.test', 'b@example.test']) {
      const known = answers.map((answer) => answer.get(email) as KnownFamily);
      expect(known.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(new Set(known.map(({ manageUrl }) => manageUrl)).size).toBe(1);
    }
  });

  it('is answered to whoever registers, but a known family’s goes by mail alone where there is mail', async () => {
    expect([await one('a@example.test'), await one('a@example.test')]).toMatchObject([
      { isNew: true, mayAnswerLink: true },
      { isNew: false, mayAnswerLink: true },
    ]);
    app.configuration.mail = { smtpUrl: 'smtp://127.0.0.1:25', from: 'club@example.test' };
    const answers = [await one('b@example.test'), await one('b@example.test'), await one('a@example.test')];
    app.configuration.mail = undefined;
    expect(answers.map(({ mayAnswerLink }) => mayAnswerLink)).toEqual([true, false, false]);
  });

  it('is made anew for every family when the server starts with another secret', async () => {
    const before = await ask('a@example.test', 'b@example.test');
    const secret = app.configuration.jwtSecret;
    app.configuration.jwtSecret = 'another secret of at least thirty-two characters';
    await links.onApplicationBootstrap();
    const after = await ask('a@example.test', 'b@example.test');
    for (const { linkSeed, tokenHash, email } of await families()) {
      const { manageUrl } = after.get(email) as KnownFamily;
      expect(manageUrl).not.toBe(before.get(email)?.manageUrl);
      expect([linkSeed.length, tokenHash]).toEqual([43, sha256(tokenIn(manageUrl))]);
    }
    app.configuration.jwtSecret = secret;
    await links.onApplicationBootstrap();
    expect((await ask('a@example.test')).get('a@example.test')?.manageUrl).toBe(
      before.get('a@example.test')?.manageUrl,
    );
  });
});
