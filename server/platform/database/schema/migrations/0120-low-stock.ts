import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Finds the products whose stock is low by their own threshold, and by that of the settings, which can change. */
export class LowStock1773400000120 implements MigrationInterface {
  readonly name = 'LowStock1773400000120'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX products_low_stock;
      CREATE INDEX products_low_stock ON products (id) WHERE stock BETWEEN 1 AND low_stock_threshold;
      CREATE INDEX products_stock_left ON products (stock)
        WHERE stock >= 1 AND low_stock_threshold IS NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX products_stock_left, products_low_stock;
      CREATE INDEX products_low_stock ON products (id)
        WHERE stock BETWEEN 1 AND coalesce(low_stock_threshold, 5);
      DELETE FROM function_files WHERE name = 'low-stock.sql';
      DROP FUNCTION IF EXISTS low_stock_setting()`)
  }
}
