import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Orders keep both names of what was bought; earlier ones have the English name only. */
export class ArabicNamesInOrders1765300000018 implements MigrationInterface {
  readonly name = 'ArabicNamesInOrders1765300000018'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_items ADD name_ar text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_items DROP name_ar')
  }
}
