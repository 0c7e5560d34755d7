import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The categories that the owner chose for a product; null if its name decides. */
export class ChosenCategories1766700000032 implements MigrationInterface {
  readonly name = 'ChosenCategories1766700000032'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD category_keys text[]')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP category_keys')
  }
}
