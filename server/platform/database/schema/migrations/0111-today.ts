import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Indexes for the counts of the Today page, however many orders, products and mails there are. */
export class Today1773400000111 implements MigrationInterface {
  readonly name = 'Today1773400000111'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX orders_to_receive_back ON orders (id)
        WHERE status = 'Cancelled' AND shipment_state IN ('withCourier', 'refused', 'delivered');
      CREATE INDEX products_low_stock ON products (id)
        WHERE stock BETWEEN 1 AND coalesce(low_stock_threshold, 5);
      CREATE INDEX mails_failed ON mails (created_at)
        WHERE next_attempt_at IS NULL AND sent_at IS NULL;
      CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (created_at)
        WHERE next_attempt_at IS NULL AND delivered_at IS NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX webhook_deliveries_failed, mails_failed, products_low_stock, orders_to_receive_back`)
  }
}
