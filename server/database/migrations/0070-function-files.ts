import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Which texts of the files in `functions/` the database has run, and of which release. Since then, the files replace
 * functions and triggers; a migration only removes those that no file has any more.
 */
export class FunctionFiles1770500000070 implements MigrationInterface {
  readonly name = 'FunctionFiles1770500000070'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE function_files (
        name text NOT NULL CONSTRAINT function_files_pkey PRIMARY KEY,
        hash text NOT NULL,
        release text NOT NULL
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE function_files')
  }
}
