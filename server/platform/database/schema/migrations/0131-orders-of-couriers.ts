import type { MigrationInterface, QueryRunner } from 'typeorm'
import { buildIndex } from './concurrent-index'

/** The orders of a courier, counted and listed without reading their shipments. */
export class OrdersOfCouriers1773400000131 implements MigrationInterface {
  readonly name = 'OrdersOfCouriers1773400000131'
  readonly isOutsideTransaction = true

  async up(runner: QueryRunner): Promise<void> {
    // Not a partial index: without statistics, as after a restore, PostgreSQL takes one for tiny and reads all of it.
    await buildIndex(
      runner,
      'shipments_courier_order',
      'shipments (courier_id, order_id) INCLUDE (voided_at)',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX shipments_courier_order')
  }
}
