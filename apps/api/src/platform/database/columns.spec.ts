import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { sha256 } from '../common/tokens.js';
import { Family } from '../../places/outbox/family.entity.js';
import { Registration } from '../../places/registration.entity.js';
import { openMigrated } from '../../testing/database/open-database.js';
import { createEmptyDatabase, ON_SERVER, type TestDatabase } from '../../testing/database/test-database.js';
import { withHash } from './columns.js';

describe('a lookup by hash', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createEmptyDatabase();
    dataSource = await openMigrated(database);
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  /** How the database finds the rows: it names the index. */
  async function planOf<E extends ObjectLiteral>(target: EntityTarget<E>, where: ObjectLiteral) {
    const [sql, parameters] = dataSource
      .createQueryBuilder(target, 'each')
      .where(where)
      .getQueryAndParameters();
    const plan = await dataSource.query<unknown>(
      `EXPLAIN ${ON_SERVER ? '' : 'QUERY PLAN '}${sql}`,
      parameters,
    );
    return JSON.stringify(plan);
  }

  it.each([
    ['families_token_start', Family, 'tokenHash'],
    ['families_feed_start', Family, 'feedHash'],
    ['registrations_receipt_start', Registration, 'receiptHash'],
  ] as const)('uses %s', async (index, target, column) => {
    expect(await planOf(target, { [column]: withHash(sha256('invented')) })).toContain(index);
  });
});
