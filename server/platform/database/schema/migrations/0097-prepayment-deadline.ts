import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Orders that have to be paid in advance may have a time by which they are. */
export class PrepaymentDeadline1772500000097 implements MigrationInterface {
  readonly name = 'PrepaymentDeadline1772500000097'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE confirmation_rules ADD prepay_within_hours int
        CONSTRAINT confirmation_rules_prepay_within_positive CHECK (prepay_within_hours >= 1)`)
    await runner.query('ALTER TABLE orders ADD prepay_until timestamptz')
    await runner.query(
      'CREATE INDEX orders_prepay_until ON orders (prepay_until) WHERE prepay_until IS NOT NULL',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP prepay_until')
    await runner.query('ALTER TABLE confirmation_rules DROP prepay_within_hours')
  }
}
