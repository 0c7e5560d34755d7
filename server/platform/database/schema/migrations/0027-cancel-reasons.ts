import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Shoppers may say why they cancel an order. */
export class CancelReasons1766200000027 implements MigrationInterface {
  readonly name = 'CancelReasons1766200000027'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD cancel_reason text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP cancel_reason')
  }
}
