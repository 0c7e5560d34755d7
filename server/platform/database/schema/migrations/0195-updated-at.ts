import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * When orders, products and customers last changed. Triggers keep it, so that nothing changes unnoticed, whatever release
 * writes; what is there counts as changed now, which rewrites no row.
 */
export class UpdatedAt1773400000195 implements MigrationInterface {
  readonly name = 'UpdatedAt1773400000195'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD updated_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now());
      ALTER TABLE products ADD updated_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now());
      ALTER TABLE customer_profiles
        ADD updated_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now())`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER IF EXISTS orders_updated_at ON orders;
      DROP TRIGGER IF EXISTS order_items_touch_order ON order_items;
      DROP TRIGGER IF EXISTS order_events_touch_order ON order_events;
      DROP TRIGGER IF EXISTS shipments_touch_order ON shipments;
      DROP TRIGGER IF EXISTS cash_entries_touch_order ON cash_entries;
      DROP TRIGGER IF EXISTS products_updated_at ON products;
      DROP TRIGGER IF EXISTS product_texts_touch_product ON product_texts;
      DROP TRIGGER IF EXISTS product_batches_touch_product ON product_batches;
      ALTER TABLE customer_profiles DROP updated_at;
      ALTER TABLE products DROP updated_at;
      ALTER TABLE orders DROP updated_at`)
  }
}
