import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Timelines say when an order was moved to another account. */
export class MovedOrders1773400000233 implements MigrationInterface {
  readonly name = 'MovedOrders1773400000233'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_events DROP CONSTRAINT order_events_kind_known,
        ADD CONSTRAINT order_events_kind_known CHECK (kind IN (
          'placed', 'statusChanged', 'callUnanswered', 'confirmed', 'corrected', 'packed', 'unpacked',
          'handedOver', 'takenBack', 'delivered', 'refused', 'lost', 'receivedBack', 'moneyChanged', 'edited',
          'courierAssigned', 'deliveryReported', 'returnRequested', 'returnDeclined', 'itemsReturned', 'note',
          'split', 'merged', 'messageSent', 'exchanged', 'movedToAccount')) NOT VALID`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE order_events SET kind = 'note' WHERE kind = 'movedToAccount';
      ALTER TABLE order_events DROP CONSTRAINT order_events_kind_known,
        ADD CONSTRAINT order_events_kind_known CHECK (kind IN (
          'placed', 'statusChanged', 'callUnanswered', 'confirmed', 'corrected', 'packed', 'unpacked',
          'handedOver', 'takenBack', 'delivered', 'refused', 'lost', 'receivedBack', 'moneyChanged', 'edited',
          'courierAssigned', 'deliveryReported', 'returnRequested', 'returnDeclined', 'itemsReturned', 'note',
          'split', 'merged', 'messageSent', 'exchanged')) NOT VALID`)
  }
}
