import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Edits of orders: conflicting edits are detected, and couriers are notified of edits of orders on their way. */
export class OrderEdits1771200000084 implements MigrationInterface {
  readonly name = 'OrderEdits1771200000084'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD version int NOT NULL DEFAULT 1,
        ADD tell_courier boolean NOT NULL DEFAULT false;
      CREATE INDEX orders_tell_courier ON orders (id) WHERE tell_courier`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP version, DROP tell_courier')
  }
}
