import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Marks the orders of clients that did not send the total that the shopper saw. */
export class FeeNotShown1769400000059 implements MigrationInterface {
  readonly name = 'FeeNotShown1769400000059'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD fee_not_shown boolean NOT NULL DEFAULT false')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP fee_not_shown')
  }
}
