import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Progress of the backfills, which change large tables while the shop is open. */
export class Fills1773400000130 implements MigrationInterface {
  readonly name = 'Fills1773400000130'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE fills (
        name text NOT NULL CONSTRAINT fills_pkey PRIMARY KEY,
        table_name text NOT NULL,
        version text NOT NULL,
        last_id bigint NOT NULL DEFAULT 0,
        rows bigint NOT NULL DEFAULT 0,
        started_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE fills')
  }
}
