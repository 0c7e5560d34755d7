import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Edits, chosen couriers, couriers' reports and returns in the timeline of an order. */
export class OrderEventKinds1771100000083 implements MigrationInterface {
  readonly name = 'OrderEventKinds1771100000083'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_events DROP CONSTRAINT order_events_kind_known,
        ADD CONSTRAINT order_events_kind_known CHECK (kind IN (
          'placed', 'statusChanged', 'callUnanswered', 'confirmed', 'corrected', 'packed', 'unpacked',
          'handedOver', 'takenBack', 'delivered', 'refused', 'lost', 'receivedBack', 'moneyChanged', 'edited',
          'courierAssigned', 'deliveryReported', 'returnRequested', 'returnDeclined', 'itemsReturned', 'note'))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM order_events WHERE kind IN ('edited', 'courierAssigned', 'deliveryReported',
        'returnRequested', 'returnDeclined', 'itemsReturned');
      ALTER TABLE order_events DROP CONSTRAINT order_events_kind_known,
        ADD CONSTRAINT order_events_kind_known CHECK (kind IN (
          'placed', 'statusChanged', 'callUnanswered', 'confirmed', 'corrected', 'packed', 'unpacked',
          'handedOver', 'takenBack', 'delivered', 'refused', 'lost', 'receivedBack', 'moneyChanged', 'note'))`)
  }
}
