import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDEX = 'teams_deleted';

export class IndexDeletedTeams1763700000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('teams');
    if (table?.indices.some(({ name }) => name === INDEX)) return;
    const columnNames = ['deletedAt'];
    await runner.createIndex('teams', new TableIndex({ name: INDEX, columnNames }));
  }

  async down(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('teams');
    if (table?.indices.some(({ name }) => name === INDEX)) await runner.dropIndex('teams', INDEX);
  }
}
