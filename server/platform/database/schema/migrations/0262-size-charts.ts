import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The size chart of a product in each language. */
export class SizeCharts1773400000262 implements MigrationInterface {
  readonly name = 'SizeCharts1773400000262'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_texts ADD size_chart text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_texts DROP size_chart')
  }
}
