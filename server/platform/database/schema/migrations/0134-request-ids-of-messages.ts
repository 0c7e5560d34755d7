import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The request that a mail or a message of a webhook was caused by, for the log of its delivery. */
export class RequestIdsOfMessages1773400000134 implements MigrationInterface {
  readonly name = 'RequestIdsOfMessages1773400000134'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails ADD request_id text')
    await runner.query('ALTER TABLE webhook_deliveries ADD request_id text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook_deliveries DROP request_id')
    await runner.query('ALTER TABLE mails DROP request_id')
  }
}
