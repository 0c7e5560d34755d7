import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Links that reset a password. */
export class PasswordResets1765800000023 implements MigrationInterface {
  readonly name = 'PasswordResets1765800000023'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE password_resets (
        user_id int NOT NULL,
        token_hash text NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT password_resets_pkey PRIMARY KEY (user_id),
        CONSTRAINT password_resets_user_id_fkey
          FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`)
    await runner.query(`
      CREATE UNIQUE INDEX password_resets_token_hash ON password_resets (token_hash)`)
    await runner.query(`
      CREATE INDEX mails_password_resets ON mails (address, created_at)
      WHERE kind = 'passwordReset'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX mails_password_resets')
    await runner.query('DROP TABLE password_resets')
  }
}
