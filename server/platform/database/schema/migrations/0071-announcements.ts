import type { MigrationInterface, QueryRunner } from 'typeorm'

const FUNCTIONS = [
  'webhook_order_placed',
  'webhook_order_status_changed',
  'webhook_product_added',
  'webhook_product_updated',
  'webhook_product_deleted',
  'mail_order_status',
  'webhook_time',
  'webhook_pounds',
]

/** Services announce what they change: triggers on orders and products no longer write the outboxes. */
export class Announcements1770600000071 implements MigrationInterface {
  readonly name = 'Announcements1770600000071'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION IF EXISTS ${FUNCTIONS.join(', ')} CASCADE`)
  }

  /** A build that still has their files creates them again when it starts. */
  async down(): Promise<void> {}
}
