import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The rules that say which orders need confirmation, and corrections by customers in the timeline. */
export class Confirmation1770900000081 implements MigrationInterface {
  readonly name = 'Confirmation1770900000081'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE confirmation_rules (
        is_only boolean NOT NULL DEFAULT true CONSTRAINT confirmation_rules_pkey PRIMARY KEY,
        all_orders boolean NOT NULL DEFAULT false,
        first_of_phone boolean NOT NULL DEFAULT true,
        above_piastres int DEFAULT 400000,
        late_after_hours int NOT NULL DEFAULT 24,
        CONSTRAINT confirmation_rules_one_row CHECK (is_only),
        CONSTRAINT confirmation_rules_above_not_negative CHECK (above_piastres >= 0),
        CONSTRAINT confirmation_rules_late_after_positive CHECK (late_after_hours >= 1)
      )`)
    // Finds the earlier orders of a phone.
    await runner.query('CREATE INDEX orders_phone ON orders (phone)')
    await runner.query(`
      ALTER TABLE order_events DROP CONSTRAINT order_events_kind_known,
        ADD CONSTRAINT order_events_kind_known CHECK (kind IN (
          'placed', 'statusChanged', 'callUnanswered', 'confirmed', 'corrected', 'packed', 'unpacked',
          'handedOver', 'takenBack', 'delivered', 'refused', 'lost', 'receivedBack', 'moneyChanged', 'note'))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM order_events WHERE kind = 'corrected'`)
    await runner.query(`
      ALTER TABLE order_events DROP CONSTRAINT order_events_kind_known,
        ADD CONSTRAINT order_events_kind_known CHECK (kind IN (
          'placed', 'statusChanged', 'callUnanswered', 'confirmed', 'packed', 'unpacked', 'handedOver',
          'takenBack', 'delivered', 'refused', 'lost', 'receivedBack', 'moneyChanged', 'note'))`)
    await runner.query('DROP INDEX orders_phone')
    await runner.query('DROP TABLE confirmation_rules')
  }
}
