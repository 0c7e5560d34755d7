import type { MigrationInterface, QueryRunner } from 'typeorm'

const COLUMNS = ['more_image_urls', 'hidden', 'family', 'gtin']

/** More pictures, products that are hidden from shoppers, sizes of one product, and article numbers. */
export class ProductListing1766600000031 implements MigrationInterface {
  readonly name = 'ProductListing1766600000031'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products
        ADD more_image_urls text[] NOT NULL DEFAULT '{}',
        ADD hidden boolean NOT NULL DEFAULT false,
        ADD family text,
        ADD gtin text,
        ADD CONSTRAINT products_more_image_urls CHECK (
          cardinality(more_image_urls) <= 7 AND array_position(more_image_urls, NULL) IS NULL),
        ADD CONSTRAINT products_gtin CHECK (gtin ~ '^([0-9]{8}|[0-9]{12,14})$')`)
    await runner.query('CREATE INDEX products_family ON products (family) WHERE family IS NOT NULL')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products ${COLUMNS.map((column) => `DROP ${column}`).join(', ')}`)
  }
}
