import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The texts of a file that a release has replaced, so that none of its older builds puts them back. */
export class ReplacedFunctionTexts1773400000188 implements MigrationInterface {
  readonly name = 'ReplacedFunctionTexts1773400000188'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE function_files ADD replaced text[] NOT NULL DEFAULT '{}'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE function_files DROP replaced')
  }
}
