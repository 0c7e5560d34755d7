import type { MigrationInterface, QueryRunner } from 'typeorm'

/** When each periodic job of the shop has run, and which of its servers is running it. */
export class Jobs1773400000129 implements MigrationInterface {
  readonly name = 'Jobs1773400000129'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE jobs (
        name text NOT NULL CONSTRAINT jobs_pkey PRIMARY KEY,
        run int NOT NULL DEFAULT 0,
        next_run_at timestamptz NOT NULL DEFAULT now(),
        claimed_until timestamptz,
        started_at timestamptz,
        finished_at timestamptz,
        succeeded_at timestamptz,
        outcome text CONSTRAINT jobs_outcome CHECK (outcome IN ('success', 'failure'))
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE jobs')
  }
}
