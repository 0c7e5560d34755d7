import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Stock received, counted or written off with a scanner, so that a repeated request books nothing twice, and products
 * by supplier.
 */
export class StockBookings1773400000109 implements MigrationInterface {
  readonly name = 'StockBookings1773400000109'

  async up(runner: QueryRunner): Promise<void> {
    // The product may be deleted.
    await runner.query(`
      CREATE TABLE stock_bookings (
        key text,
        product_id int,
        kind text NOT NULL CONSTRAINT stock_bookings_kind_known
          CHECK (kind IN ('received', 'counted', 'damaged')),
        quantity int NOT NULL,
        stock_before int,
        stock_after int NOT NULL,
        booked_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT stock_bookings_pkey PRIMARY KEY (key, product_id)
      )`)
    await runner.query(
      'CREATE INDEX products_supplier_id ON products (supplier, id) WHERE supplier IS NOT NULL',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX products_supplier_id;
      DROP TABLE stock_bookings`)
  }
}
