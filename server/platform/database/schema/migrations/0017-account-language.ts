import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Accounts store the language of messages to them. */
export class AccountLanguage1765200000017 implements MigrationInterface {
  readonly name = 'AccountLanguage1765200000017'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD locale text
      CONSTRAINT users_locale_known CHECK (locale IN ('en', 'ar'))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP locale')
  }
}
