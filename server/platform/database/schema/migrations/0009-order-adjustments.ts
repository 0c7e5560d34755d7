import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * An order stores the adjustments in its total. They are written with the order, and never changed or
 * searched for, so they are in its row: a separate table would cost each list of orders another lookup.
 */
export class OrderAdjustments1764400000009 implements MigrationInterface {
  readonly name = 'OrderAdjustments1764400000009'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD adjustments jsonb NOT NULL DEFAULT '[]',
        ADD CONSTRAINT orders_adjustments_list CHECK (jsonb_typeof(adjustments) = 'array'),
        DROP CONSTRAINT orders_total_positive,
        ADD CONSTRAINT orders_total_not_negative CHECK (total_piastres >= 0)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        DROP adjustments,
        DROP CONSTRAINT orders_total_not_negative,
        ADD CONSTRAINT orders_total_positive CHECK (total_piastres > 0)`)
  }
}
