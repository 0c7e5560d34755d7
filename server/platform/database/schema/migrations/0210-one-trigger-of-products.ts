import type { MigrationInterface, QueryRunner } from 'typeorm'

const REPLACED = [
  'catalogue_was_price_changed',
  'catalogue_product_attributes_changed',
  'catalogue_product_listing_changed',
  'catalogue_product_categories_changed',
  'catalogue_units_sold_changed',
]

/** The trigger of catalogue-version.sql compares whole products. */
export class OneTriggerOfProducts1773400000210 implements MigrationInterface {
  readonly name = 'OneTriggerOfProducts1773400000210'

  async up(runner: QueryRunner): Promise<void> {
    for (const trigger of REPLACED)
      await runner.query(`DROP TRIGGER IF EXISTS ${trigger} ON products`)
  }

  /** The files of the earlier release create its triggers again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION IF EXISTS as_shoppers_see CASCADE')
  }
}
