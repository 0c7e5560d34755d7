import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The line of a bank's or wallet's file that the money of a settlement arrived with. */
export class BankLines1773400000159 implements MigrationInterface {
  readonly name = 'BankLines1773400000159'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE settlements ADD bank_reference text, ADD bank_date date, ADD bank_piastres bigint;
      CREATE INDEX settlements_bank_line ON settlements (bank_piastres, bank_date)
        WHERE bank_piastres IS NOT NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE settlements DROP bank_reference, DROP bank_date, DROP bank_piastres',
    )
  }
}
