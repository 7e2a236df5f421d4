import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDEX = 'tryout_sessions_scheduled_dates';

export class IndexScheduledDates1763700000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('tryout_sessions');
    if (table?.indices.some(({ name }) => name === INDEX)) return;
    const columnNames = ['isActive', 'deletedAt', 'date', 'teamId'];
    await runner.createIndex('tryout_sessions', new TableIndex({ name: INDEX, columnNames }));
  }

  async down(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('tryout_sessions');
    if (table?.indices.some(({ name }) => name === INDEX)) await runner.dropIndex('tryout_sessions', INDEX);
  }
}
