import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Several links that reset the password of an account, so that a new one does not void another that has just
 * arrived. Also the number of mails to each recipient, by the hash of the address, which outlives the
 * account.
 */
export class LinksInMails1769700000062 implements MigrationInterface {
  readonly name = 'LinksInMails1769700000062'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE password_resets
        ADD created_at timestamptz NOT NULL DEFAULT now(),
        DROP CONSTRAINT password_resets_pkey,
        ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash)`)
    await runner.query('DROP INDEX password_resets_token_hash')
    await runner.query('CREATE INDEX password_resets_user_id ON password_resets (user_id)')
    await runner.query(`
      CREATE TABLE mail_counts (
        recipient text NOT NULL,
        purpose text NOT NULL,
        count int NOT NULL DEFAULT 1,
        started_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT mail_counts_pkey PRIMARY KEY (recipient, purpose)
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_counts')
    await runner.query('DELETE FROM password_resets')
    await runner.query('DROP INDEX password_resets_user_id')
    await runner.query(`
      ALTER TABLE password_resets
        DROP created_at,
        DROP CONSTRAINT password_resets_pkey,
        ADD CONSTRAINT password_resets_pkey PRIMARY KEY (user_id)`)
    await runner.query(`
      CREATE UNIQUE INDEX password_resets_token_hash ON password_resets (token_hash)`)
  }
}
