import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The links by which couriers see their parcels on a phone. */
export class DriverLinks1771600000088 implements MigrationInterface {
  readonly name = 'DriverLinks1771600000088'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE driver_links (
        courier_id int CONSTRAINT driver_links_pkey PRIMARY KEY
          CONSTRAINT driver_links_courier_id_fkey REFERENCES couriers ON DELETE CASCADE,
        key uuid NOT NULL,
        expires_at timestamptz NOT NULL
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE driver_links')
  }
}
