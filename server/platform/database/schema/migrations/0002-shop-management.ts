import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Stock, safe editing by several people, and the indexes that the owner's pages need. */
export class ShopManagement1763700000002 implements MigrationInterface {
  readonly name = 'ShopManagement1763700000002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products
        ADD stock int,
        ADD version int NOT NULL DEFAULT 1,
        ADD CONSTRAINT products_stock_range CHECK (stock BETWEEN 0 AND 1000000)`)
    await runner.query('ALTER TABLE order_items ADD stock_taken boolean NOT NULL DEFAULT false')
    await runner.query('CREATE INDEX products_name_id ON products (name, id)')
    await runner.query('CREATE INDEX products_price_piastres_id ON products (price_piastres, id)')
    await runner.query('CREATE INDEX products_stock_id ON products (stock, id)')
    await runner.query('CREATE INDEX orders_status_id ON orders (status, id)')
    await runner.query('CREATE INDEX orders_created_at ON orders (created_at)')
    await runner.query(
      'CREATE INDEX orders_phone_trigrams ON orders USING gin (phone gin_trgm_ops)',
    )
    await runner.query(`
      CREATE INDEX users_name_trigrams
      ON users USING gin ((first_name || ' ' || second_name) gin_trgm_ops)`)
    await runner.query(
      'CREATE INDEX users_mobile_trigrams ON users USING gin (mobile gin_trgm_ops)',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX users_mobile_trigrams, users_name_trigrams, orders_phone_trigrams,
        orders_created_at, orders_status_id, products_stock_id, products_price_piastres_id,
        products_name_id`)
    await runner.query('ALTER TABLE order_items DROP stock_taken')
    await runner.query('ALTER TABLE products DROP stock, DROP version')
  }
}
