import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * When an account has confirmed its email address. Accounts of earlier releases count as confirmed if they
 * belong to the admin or have received an order.
 */
export class ConfirmedEmails1769800000063 implements MigrationInterface {
  readonly name = 'ConfirmedEmails1769800000063'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0')
    await runner.query('ALTER TABLE users ADD email_confirmed_at timestamptz')
    await runner.query(`
      UPDATE users SET email_confirmed_at = now()
      WHERE role = 'admin'
        OR EXISTS (SELECT FROM orders WHERE user_id = users.id AND status = 'Completed')`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP email_confirmed_at')
  }
}
