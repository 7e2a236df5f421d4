import { Table, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, instant, json, text, wholeNumber } from '../table-columns.js';

export class CreateWebhooks1763700000309 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const webhooks = new Table({
      name: 'webhooks',
      columns: [
        id(),
        text('url', 500),
        json('events'),
        text('seed', 43),
        text('formerSeed', 43, { nullable: true }),
        instant('formerUntil', { nullable: true }),
        instant('failingSince', { nullable: true }),
        instant('disabledAt', { nullable: true }),
        instant('createdAt'),
      ],
    });
    const deliveries = new Table({
      name: 'webhook_deliveries',
      columns: [
        id(),
        wholeNumber('webhookId'),
        text('messageId', 47),
        text('type', 30),
        text('path', 60),
        text('status', 10),
        wholeNumber('attempts'),
        instant('nextAttemptAt'),
        wholeNumber('answerCode', { nullable: true }),
        text('answer', 500, { nullable: true }),
        instant('createdAt'),
        instant('settledAt', { nullable: true }),
      ],
      indices: [
        new TableIndex({ name: 'webhook_deliveries_due', columnNames: ['status', 'nextAttemptAt'] }),
        new TableIndex({ name: 'webhook_deliveries_subject', columnNames: ['webhookId', 'path'] }),
      ],
      foreignKeys: [
        new TableForeignKey({
          name: 'webhook_deliveries_webhook_id',
          columnNames: ['webhookId'],
          referencedTableName: 'webhooks',
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
          onUpdate: 'NO ACTION',
        }),
      ],
    });
    await runner.createTable(webhooks, true);
    await runner.createTable(deliveries, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('webhook_deliveries', true);
    await runner.dropTable('webhooks', true);
  }
}
