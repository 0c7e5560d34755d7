import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Lets the sitemap list the brands without reading every product. */
export class BrandsOfShownProducts1770100000067 implements MigrationInterface {
  readonly name = 'BrandsOfShownProducts1770100000067'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0')
    await runner.query(`
      CREATE INDEX products_shown_brand ON products (brand)
      WHERE NOT hidden AND brand IS NOT NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX products_shown_brand')
  }
}
