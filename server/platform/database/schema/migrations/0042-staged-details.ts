import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The details of products in an imported file: everything except names, prices, first picture and stock. */
export class StagedDetails1767700000042 implements MigrationInterface {
  readonly name = 'StagedDetails1767700000042'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_rows ADD details jsonb')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_rows DROP details')
  }
}
