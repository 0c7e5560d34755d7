import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What has to be paid for an order before it is packed. */
export class RequiredPrepayments1773400000213 implements MigrationInterface {
  readonly name = 'RequiredPrepayments1773400000213'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD prepay_piastres bigint;
      ALTER TABLE orders
        ADD CONSTRAINT orders_prepay_positive CHECK (prepay_piastres > 0) NOT VALID`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP prepay_piastres')
  }
}
