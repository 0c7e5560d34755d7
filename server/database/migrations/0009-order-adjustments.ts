import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * An order keeps what is in its total beside its items. They are written with the order, never
 * changed and never looked for, so they stand in its row: a table of their own would cost each list
 * of orders another look-up.
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
