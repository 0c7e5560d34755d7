import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Messages to customers in the timeline of an order. */
export class SentMessages1773400000167 implements MigrationInterface {
  readonly name = 'SentMessages1773400000167'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_events DROP CONSTRAINT order_events_kind_known,
        ADD CONSTRAINT order_events_kind_known CHECK (kind IN (
          'placed', 'statusChanged', 'callUnanswered', 'confirmed', 'corrected', 'packed', 'unpacked',
          'handedOver', 'takenBack', 'delivered', 'refused', 'lost', 'receivedBack', 'moneyChanged', 'edited',
          'courierAssigned', 'deliveryReported', 'returnRequested', 'returnDeclined', 'itemsReturned', 'note',
          'split', 'merged', 'messageSent')) NOT VALID`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE order_events SET kind = 'note' WHERE kind = 'messageSent';
      ALTER TABLE order_events DROP CONSTRAINT order_events_kind_known,
        ADD CONSTRAINT order_events_kind_known CHECK (kind IN (
          'placed', 'statusChanged', 'callUnanswered', 'confirmed', 'corrected', 'packed', 'unpacked',
          'handedOver', 'takenBack', 'delivered', 'refused', 'lost', 'receivedBack', 'moneyChanged', 'edited',
          'courierAssigned', 'deliveryReported', 'returnRequested', 'returnDeclined', 'itemsReturned', 'note',
          'split', 'merged')) NOT VALID`)
  }
}
