import type { MigrationInterface, QueryRunner } from 'typeorm'

/** An order may fill several parcels, which travel together. */
export class ParcelCount1772000000092 implements MigrationInterface {
  readonly name = 'ParcelCount1772000000092'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments ADD parcel_count int NOT NULL DEFAULT 1
        CONSTRAINT shipments_parcel_count_possible CHECK (parcel_count BETWEEN 1 AND 9)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipments DROP parcel_count')
  }
}
