import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Accounts of visitors who order: without a password, and with an address to write to that has proved nothing. They
 * cannot sign in until somebody who reads its mail sets a password.
 */
export class VisitorAccounts1773400000220 implements MigrationInterface {
  readonly name = 'VisitorAccounts1773400000220'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ALTER email DROP NOT NULL, ALTER password_hash DROP NOT NULL,
        ADD contact_email text,
        ADD CONSTRAINT users_contact_email_lower_case
          CHECK (contact_email = lower(contact_email)) NOT VALID,
        ADD CONSTRAINT users_email_with_password
          CHECK ((email IS NULL) = (password_hash IS NULL)) NOT VALID,
        ADD CONSTRAINT users_one_email CHECK (email IS NULL OR contact_email IS NULL) NOT VALID,
        ADD CONSTRAINT users_staff_with_email CHECK (role = 'shopper' OR email IS NOT NULL) NOT VALID`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER IF EXISTS users_order_search ON users;
      DROP TRIGGER IF EXISTS users_customer_changed ON users;
      DELETE FROM users WHERE email IS NULL;
      ALTER TABLE users DROP CONSTRAINT users_staff_with_email, DROP CONSTRAINT users_one_email,
        DROP CONSTRAINT users_email_with_password, DROP contact_email,
        ALTER email SET NOT NULL, ALTER password_hash SET NOT NULL`)
  }
}
