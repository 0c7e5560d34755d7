import type { MigrationInterface, QueryRunner } from 'typeorm'
import { buildIndex } from './concurrent-index'

const TABLES = ['orders', 'products', 'customer_profiles']

/** Indexes for lists of changes since a time, in the order of the changes. */
export class ListsOfChanges1773400000196 implements MigrationInterface {
  readonly name = 'ListsOfChanges1773400000196'
  readonly isOutsideTransaction = true

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await buildIndex(runner, `${table}_updated_at_id`, `${table} (updated_at, id)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP INDEX ${table}_updated_at_id`)
  }
}
