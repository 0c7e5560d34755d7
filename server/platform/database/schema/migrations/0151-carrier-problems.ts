import type { MigrationInterface, QueryRunner } from 'typeorm'

/** More reasons why a carrier did not create a parcel. */
export class CarrierProblems1773400000151 implements MigrationInterface {
  readonly name = 'CarrierProblems1773400000151'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE carrier_shipments DROP CONSTRAINT carrier_shipments_problem_known,
        ADD CONSTRAINT carrier_shipments_problem_known CHECK (problem IN (
          'notConfigured', 'credentials', 'address', 'refused', 'timeout', 'unreachable', 'unavailable',
          'unclear', 'numberUsed', 'failed')) NOT VALID`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE carrier_shipments SET problem = 'unavailable'
        WHERE problem IN ('unclear', 'numberUsed', 'failed');
      ALTER TABLE carrier_shipments DROP CONSTRAINT carrier_shipments_problem_known,
        ADD CONSTRAINT carrier_shipments_problem_known CHECK (problem IN (
          'notConfigured', 'credentials', 'address', 'refused', 'timeout', 'unreachable', 'unavailable'))
          NOT VALID`)
  }
}
