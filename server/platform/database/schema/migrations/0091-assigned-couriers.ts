import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The courier who is to take an order that is still in the shop. */
export class AssignedCouriers1771900000091 implements MigrationInterface {
  readonly name = 'AssignedCouriers1771900000091'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD assigned_courier_id int
          CONSTRAINT orders_assigned_courier_id_fkey REFERENCES couriers,
        ADD CONSTRAINT orders_assigned_in_shop
          CHECK (assigned_courier_id IS NULL OR shipment_state IN ('none', 'packed'));
      CREATE INDEX orders_assigned_courier_id ON orders (assigned_courier_id, id)
        WHERE assigned_courier_id IS NOT NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP assigned_courier_id')
  }
}
