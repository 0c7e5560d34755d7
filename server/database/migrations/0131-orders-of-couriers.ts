import type { MigrationInterface, QueryRunner } from 'typeorm'
import { buildIndex } from '../concurrent-index'

/** The orders of a courier, counted and listed without reading their shipments. */
export class OrdersOfCouriers1773400000131 implements MigrationInterface {
  readonly name = 'OrdersOfCouriers1773400000131'
  readonly isOutsideTransaction = true

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      'shipments_courier_order',
      'shipments (courier_id, order_id) WHERE voided_at IS NULL',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX shipments_courier_order')
  }
}
