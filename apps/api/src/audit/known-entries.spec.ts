import { startTestApp, type TestApp } from '../testing/test-app.js';
import { KnownEntries } from './known-entries.js';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(() => app.db.write((tx) => tx.execute('DELETE FROM audit_entries')));

/** Inserts entries with these ids. */
const given = (...ids: number[]) =>
  app.db.write(async (tx) => {
    for (const id of ids)
      await tx.execute(
        "INSERT INTO audit_entries (id, at, actor, action, subject) VALUES (?, ?, 'server', 'team.update', 'team')",
        [id, app.clock.now().toISOString()],
      );
  });

/** Knows the entries that there are; each call returns the ids of the new ones since the call before. */
async function givenKnown(...ids: number[]): Promise<() => Promise<number[]>> {
  await given(...ids);
  let known = await app.db.read((reader) => KnownEntries.allIn(reader));
  return async () => {
    const next = await app.db.read((reader) => known.changesIn(reader));
    known = next.known;
    return next.changes.map(({ id }) => id);
  };
}

describe('known audit entries', () => {
  it('are followed by those after them, each once', async () => {
    const newIds = await givenKnown(1, 2);
    await given(3, 4);
    expect([await newIds(), await newIds()]).toEqual([[3, 4], []]);
  });

  it('are followed by entries with lower ids, which were committed later', async () => {
    const newIds = await givenKnown(1001, 1004);
    await given(1002, 1007);
    expect(await newIds()).toEqual([1002, 1007]);
    await given(1003, 1005, 1006, 1008);
    expect([await newIds(), await newIds()]).toEqual([[1003, 1005, 1006, 1008], []]);
  });

  it('are none in a new club', async () => {
    const newIds = await givenKnown();
    await given(1);
    expect(await newIds()).toEqual([1]);
  });

  it('are followed by no entry a thousand ids before them', async () => {
    const newIds = await givenKnown(5000);
    await given(4000, 4001);
    expect(await newIds()).toEqual([4001]);
  });

  it('may be followed by an id far away', async () => {
    const newIds = await givenKnown(1);
    await given(2_000_000_000);
    expect(await newIds()).toEqual([2_000_000_000]);
    await given(1_999_999_999);
    expect(await newIds()).toEqual([1_999_999_999]);
  });
});
