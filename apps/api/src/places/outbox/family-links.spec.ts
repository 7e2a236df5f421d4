import { DataSource } from 'typeorm';
import { sha256 } from '../../platform/common/tokens.js';
import { migrate } from '../../platform/database/migrate.js';
import { Writer } from '../../platform/database/reader.js';
import { useTestApp } from '../../testing/test-app.js';
import { Family } from './family.entity.js';
import { FamilyLinks } from './family-links.js';

let links: FamilyLinks;

const families = () => app.find(Family, { order: { email: 'ASC' } });
const app = useTestApp({ empty: ['families'] });
beforeAll(async () => {
  links = app.app.get(FamilyLinks, { strict: false });
});
const ask = (...emails: string[]) =>
  app.db.write((tx) =>
    links.familiesIn(
      tx,
      emails.map((email) => ({ email, locale: 'fr' })),
    ),
  );
const one = async (email: string) => (await ask(email)).get(email) ?? 0;
const urlsOf = async (id: number) =>
  (await app.db.read((reader) => links.recipientsIn(reader, id)))?.first.urls ?? { en: '', fr: '' };
const tokenIn = (url: string) => (url.split('/').at(-1) ?? '').replace('.ics', '');

describe('a family’s link', () => {
  it('has 256 bits, is the same each time and in both languages, and only its hash is stored', async () => {
    const id = await one('a@example.test');
    const { en, fr } = await urlsOf(id);
    const token = tokenIn(fr);
    expect(token).toMatch(/^[\w-]{43}$/);
    const { publicUrl } = app.configuration;
    expect({ en, fr }).toEqual({ en: `${publicUrl}/my/${token}?lang=en`, fr: `${publicUrl}/fr/my/${token}` });
    app.clock.advance(60_000);
    expect(await one('a@example.test')).toBe(id);
    expect(await urlsOf(id)).toEqual({ en, fr });
    // The nightly clean-up keeps a family that was used a moment ago.
    expect((await families())[0]?.updatedAt).toEqual(app.clock.now());
    const [family] = await families();
    expect(family).toMatchObject({ locale: 'fr', tokenHash: sha256(token), handedHash: null });
    expect(JSON.stringify(family)).not.toContain(token);
    expect(await app.db.read((reader) => links.recipientsIn(reader, 2_147_483_647))).toBeUndefined();
  });

  it('differs per family, for the calendar, and for the link from a coach’s hand', async () => {
    const answer = await ask('a@example.test', 'b@example.test', 'a@example.test');
    expect([...answer.keys()]).toEqual(['a@example.test', 'b@example.test']);
    const rows = await families();
    const addresses = rows.flatMap((row) => [
      links.mailUrlOf(row),
      links.handedLinkOf(row).manageUrl,
      links.feedUrlOf(row),
    ]);
    expect(new Set(addresses.map(tokenIn)).size).toBe(6);
    for (const row of rows) {
      expect(row.feedHash).toBe(sha256(tokenIn(links.feedUrlOf(row))));
      const { manageUrl, handedHash } = links.handedLinkOf(row);
      expect(handedHash).toBe(sha256(tokenIn(manageUrl)));
    }
  });

  it('is created once by parallel requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('a@example.test', 'b@example.test')),
    );
    expect(await families()).toHaveLength(2);
    for (const email of ['a@example.test', 'b@example.test'])
      expect(new Set(answers.map((answer) => answer.get(email))).size).toBe(1);
  });

  it('is derived again for every family when the server starts with another secret', async () => {
    await ask('a@example.test', 'b@example.test');
    const rows = await families();
    const [a] = rows as [Family];
    const handed = (family: Family) => tokenIn(links.handedLinkOf(family).manageUrl);
    await app.update(Family, { id: a.id }, { handedHash: sha256(handed(a)) });
    const before = rows.map((row) => links.mailUrlOf(row));
    const secret = app.configuration.linkSecret;
    app.configuration.linkSecret = 'another secret of at least thirty-two characters';
    await links.onApplicationBootstrap();
    const after = await families();
    expect(after.map(({ handedHash }) => handedHash)).toEqual([sha256(handed(a)), null]);
    for (const [index, row] of after.entries()) {
      expect(links.mailUrlOf(row)).not.toBe(before[index]);
      expect([row.linkSeed.length, row.tokenHash]).toEqual([43, sha256(tokenIn(links.mailUrlOf(row)))]);
    }
    app.configuration.linkSecret = secret;
    await links.onApplicationBootstrap();
    expect((await families()).map((row) => links.mailUrlOf(row))).toEqual(before);
  });

  it('is replaced once, with its calendar, by the migration that adds receipts', async () => {
    await ask('a@example.test', 'b@example.test');
    const before = await families();
    const dataSource = app.app.get(DataSource);
    await dataSource.query("DELETE FROM migrations WHERE name LIKE 'RedrawFamilyLinks%'");
    await migrate(dataSource);
    await links.onApplicationBootstrap();
    const after = await families();
    for (const [row, alive] of [
      ...before.map((each) => [each, 404] as const),
      ...after.map((each) => [each, 200] as const),
    ])
      for (const url of [`${app.url}/api/my/${tokenIn(links.mailUrlOf(row))}`, links.feedUrlOf(row)])
        expect((await fetch(url.replace(app.configuration.publicUrl, app.url))).status).toBe(alive);
    await migrate(dataSource);
    expect(await families()).toEqual(after);
  });

  it('is derived by the next start after an interrupted one, the oldest family last', async () => {
    const ids = [...(await ask('a@example.test', 'b@example.test')).values()];
    const placeholder = { tokenHash: sha256('nobody'), feedHash: sha256('none') };
    await app.update(Family, { id: Math.min(...ids) }, placeholder);
    await app.update(
      Family,
      { id: Math.max(...ids) },
      { tokenHash: sha256('no one'), feedHash: sha256('no') },
    );
    const { update } = Writer.prototype;
    const done: unknown[] = [];
    const updated = jest.spyOn(Writer.prototype, 'update');
    updated.mockImplementation(function (this: Writer, ...asked: Parameters<typeof update>) {
      done.push(asked[1]);
      return update.apply(this, asked);
    });
    await links.onApplicationBootstrap();
    updated.mockRestore();
    expect(done).toEqual([{ id: Math.max(...ids) }, { id: Math.min(...ids) }]);
    for (const row of await families()) expect(row.tokenHash).toBe(sha256(tokenIn(links.mailUrlOf(row))));
  });
});
