import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Sort keys of product lists: the units sold recently, and the name that is displayed in Arabic. */
export class ProductLists1767400000039 implements MigrationInterface {
  readonly name = 'ProductLists1767400000039'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0')
    await runner.query('ALTER TABLE products ADD units_sold int NOT NULL DEFAULT 0')
    await runner.query(`
      CREATE INDEX products_arabic_name_id ON products ((coalesce(name_ar, name)), id)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX products_arabic_name_id')
    await runner.query('ALTER TABLE products DROP units_sold')
  }
}
