import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Orders store both names of each product; earlier ones have only the English name. */
export class ArabicNamesInOrders1765300000018 implements MigrationInterface {
  readonly name = 'ArabicNamesInOrders1765300000018'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_items ADD name_ar text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_items DROP name_ar')
  }
}
