import type { MigrationInterface, QueryRunner } from 'typeorm'

/** How a payment in advance was made; unknown of earlier ones. */
export class PrepaymentMethods1773400000171 implements MigrationInterface {
  readonly name = 'PrepaymentMethods1773400000171'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE cash_entries ADD method text,
        ADD CONSTRAINT cash_entries_method_known CHECK (
          method IN ('instaPay', 'wallet', 'bankTransfer', 'shopCash', 'cardTerminal')) NOT VALID`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cash_entries DROP method')
  }
}
