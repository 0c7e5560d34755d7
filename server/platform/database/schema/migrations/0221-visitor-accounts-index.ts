import type { MigrationInterface, QueryRunner } from 'typeorm'
import { buildIndex } from './concurrent-index'

/** Finds the accounts of visitors by the address that they gave. */
export class VisitorAccountsIndex1773400000221 implements MigrationInterface {
  readonly name = 'VisitorAccountsIndex1773400000221'
  readonly isOutsideTransaction = true

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      'users_contact_email',
      'users (contact_email) WHERE contact_email IS NOT NULL',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_contact_email')
  }
}
