import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The stock of a staged row at the time of the export, from which the difference is computed. */
export class ExportedStock1768500000050 implements MigrationInterface {
  readonly name = 'ExportedStock1768500000050'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_rows ADD stock_exported int')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_rows DROP stock_exported')
  }
}
