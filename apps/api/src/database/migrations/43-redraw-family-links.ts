import type { MigrationInterface, QueryRunner } from 'typeorm';
import { randomToken, sha256 } from '../../common/tokens.js';

/**
 * Earlier answers gave a family's link to the sender of a request, who may have been a stranger: every link and
 * private calendar gets a new seed. The hashes are placeholders, because only the server knows its secret: it derives
 * the real ones at its next start, as after a change of the secret.
 */
export class RedrawFamilyLinks1763700000043 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const families = (await runner.query('SELECT id FROM families')) as { id: number }[];
    for (const { id } of families)
      await runner.query(
        'UPDATE families SET linkSeed = ?, tokenHash = ?, feedSeed = ?, feedHash = ? WHERE id = ?',
        [randomToken(), sha256(randomToken()), randomToken(), sha256(randomToken()), id],
      );
  }

  /** The earlier links must stay invalid. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
