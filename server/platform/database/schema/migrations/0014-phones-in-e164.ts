import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Egyptian phone numbers of earlier orders get the form that new ones have, such as +201012345678. */
export class PhonesInE1641764900000014 implements MigrationInterface {
  readonly name = 'PhonesInE1641764900000014'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0')
    // Mobile numbers, and landlines with the 0 of their area code.
    await runner.query(`
      UPDATE orders
      SET phone = regexp_replace(phone, '^(?:\\+?20|0020|0)?(1[0125]\\d{8})$|^(?:\\+20|0020|0)([2-9]\\d{7,8})$', '+20\\1\\2')
      WHERE phone ~ '^(?:(?:\\+?20|0020|0)?1[0125]\\d{8}|(?:\\+20|0020|0)[2-9]\\d{7,8})$'`)
  }

  /** The numbers stay as they are: every version reads both forms. */
  async down(): Promise<void> {}
}
