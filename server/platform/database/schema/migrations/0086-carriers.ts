import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Couriers that are delivery companies with an API, their parcels there, and the columns of couriers' files. */
export class Carriers1771400000086 implements MigrationInterface {
  readonly name = 'Carriers1771400000086'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE couriers
        ADD carrier text CONSTRAINT couriers_carrier_known CHECK (carrier IN ('bosta')),
        ADD export_columns jsonb,
        ADD report_columns jsonb,
        ADD CONSTRAINT couriers_carrier_is_company CHECK (carrier IS NULL OR NOT is_own_driver)`)
    await runner.query(`
      CREATE TABLE carrier_shipments (
        shipment_id int CONSTRAINT carrier_shipments_pkey PRIMARY KEY
          CONSTRAINT carrier_shipments_shipment_id_fkey REFERENCES shipments ON DELETE CASCADE,
        carrier text NOT NULL
          CONSTRAINT carrier_shipments_carrier_known CHECK (carrier IN ('bosta')),
        reference text NOT NULL,
        carrier_id text,
        tracking_number text,
        created_at timestamptz,
        attempts int NOT NULL DEFAULT 0,
        attempted_at timestamptz,
        next_attempt_at timestamptz,
        problem text CONSTRAINT carrier_shipments_problem_known CHECK (problem IN (
          'notConfigured', 'credentials', 'address', 'refused', 'timeout', 'unreachable', 'unavailable')),
        explanation text,
        last_state text,
        last_reported_at timestamptz,
        last_reason text CONSTRAINT carrier_shipments_last_reason_known CHECK (last_reason IN (
          'notAtHome', 'noAnswer', 'changedMind', 'price', 'late', 'damaged', 'wrongItems', 'other')),
        CONSTRAINT carrier_shipments_created_once CHECK (created_at IS NULL OR next_attempt_at IS NULL)
      );
      CREATE UNIQUE INDEX carrier_shipments_reference ON carrier_shipments (carrier, reference);
      CREATE INDEX carrier_shipments_due ON carrier_shipments (carrier, next_attempt_at)
        WHERE next_attempt_at IS NOT NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE carrier_shipments')
    await runner.query(
      'ALTER TABLE couriers DROP carrier, DROP export_columns, DROP report_columns',
    )
  }
}
