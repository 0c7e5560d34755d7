import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Internal fields of a product, and article numbers of one product each. Products that share a barcode today keep it:
 * all but the first are numbered in `gtin_repeat`, which is part of the unique index.
 */
export class ProductInventory1772400000096 implements MigrationInterface {
  readonly name = 'ProductInventory1772400000096'

  async up(runner: QueryRunner): Promise<void> {
    // The catalogue may be large, and nobody waits for a response.
    await runner.query('SET LOCAL statement_timeout = 0')
    await runner.query(`
      ALTER TABLE products
        ADD shelf text,
        ADD sku text,
        ADD cost_price_piastres int,
        ADD supplier text,
        ADD low_stock_threshold int,
        ADD gtin_repeat int NOT NULL DEFAULT 0,
        ADD CONSTRAINT products_cost_price_range CHECK (cost_price_piastres BETWEEN 1 AND 100000000),
        ADD CONSTRAINT products_low_stock_threshold_range
          CHECK (low_stock_threshold BETWEEN 0 AND 100000);
      UPDATE products SET gtin_repeat = numbered.place
      FROM (
        SELECT id, row_number() OVER (PARTITION BY lpad(gtin, 14, '0') ORDER BY id) - 1 AS place
        FROM products WHERE gtin IS NOT NULL
      ) AS numbered
      WHERE numbered.id = products.id AND numbered.place > 0;
      CREATE UNIQUE INDEX products_sku ON products (text_key(sku)) WHERE sku IS NOT NULL;
      CREATE UNIQUE INDEX products_gtin_key ON products (lpad(gtin, 14, '0'), gtin_repeat)
        WHERE gtin IS NOT NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER IF EXISTS products_gtin_repeat ON products;
      DROP FUNCTION IF EXISTS reset_gtin_repeat;
      DELETE FROM function_files WHERE name IN ('product-numbers.sql', 'text-key.sql');
      DROP INDEX products_sku, products_gtin_key;
      ALTER TABLE products DROP shelf, DROP sku, DROP cost_price_piastres, DROP supplier,
        DROP low_stock_threshold, DROP gtin_repeat`)
  }
}
