import type { MigrationInterface, QueryRunner } from 'typeorm'

/** How an order came to the shop; null for those placed before. */
export class OrderSources1773400000231 implements MigrationInterface {
  readonly name = 'OrderSources1773400000231'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD source text;
      ALTER TABLE orders ADD CONSTRAINT orders_source_known
        CHECK (source IN ('shop', 'phone', 'exchange')) NOT VALID`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP source')
  }
}
