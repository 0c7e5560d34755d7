import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Returns whose items go back in exchange for those of another order, with both actions in the timelines. */
export class Exchanges1773400000172 implements MigrationInterface {
  readonly name = 'Exchanges1773400000172'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE returns ADD exchange_order_id int
          CONSTRAINT returns_exchange_order_id_fkey REFERENCES orders ON DELETE SET NULL,
        ADD credit_piastres bigint NOT NULL DEFAULT 0
          CONSTRAINT returns_credit_not_negative CHECK (credit_piastres >= 0);
      CREATE UNIQUE INDEX returns_exchange_order_id ON returns (exchange_order_id)
        WHERE exchange_order_id IS NOT NULL;
      ALTER TABLE order_links DROP CONSTRAINT order_links_kind_known,
        ADD CONSTRAINT order_links_kind_known CHECK (kind IN ('rest', 'merged', 'exchange')) NOT VALID;
      ALTER TABLE order_events DROP CONSTRAINT order_events_kind_known,
        ADD CONSTRAINT order_events_kind_known CHECK (kind IN (
          'placed', 'statusChanged', 'callUnanswered', 'confirmed', 'corrected', 'packed', 'unpacked',
          'handedOver', 'takenBack', 'delivered', 'refused', 'lost', 'receivedBack', 'moneyChanged', 'edited',
          'courierAssigned', 'deliveryReported', 'returnRequested', 'returnDeclined', 'itemsReturned', 'note',
          'split', 'merged', 'messageSent', 'exchanged')) NOT VALID`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM order_links WHERE kind = 'exchange';
      UPDATE order_events SET kind = CASE WHEN status IS NULL THEN 'note' ELSE 'statusChanged' END
        WHERE kind = 'exchanged';
      ALTER TABLE order_events DROP CONSTRAINT order_events_kind_known,
        ADD CONSTRAINT order_events_kind_known CHECK (kind IN (
          'placed', 'statusChanged', 'callUnanswered', 'confirmed', 'corrected', 'packed', 'unpacked',
          'handedOver', 'takenBack', 'delivered', 'refused', 'lost', 'receivedBack', 'moneyChanged', 'edited',
          'courierAssigned', 'deliveryReported', 'returnRequested', 'returnDeclined', 'itemsReturned', 'note',
          'split', 'merged', 'messageSent')) NOT VALID;
      ALTER TABLE order_links DROP CONSTRAINT order_links_kind_known,
        ADD CONSTRAINT order_links_kind_known CHECK (kind IN ('rest', 'merged')) NOT VALID;
      ALTER TABLE returns DROP exchange_order_id, DROP credit_piastres`)
  }
}
