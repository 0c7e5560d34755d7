import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The transaction that last changed a product, by which each server finds the products that have
 * changed since it last looked, and a count of the transactions that deleted some.
 */
export class ChangedIn1767300000038 implements MigrationInterface {
  readonly name = 'ChangedIn1767300000038'

  async up(runner: QueryRunner): Promise<void> {
    // The catalogue may be large, and nobody waits for a response.
    await runner.query('SET LOCAL statement_timeout = 0')
    // A bigint, because TypeORM does not know xid8.
    await runner.query(`
      CREATE FUNCTION this_transaction() RETURNS bigint LANGUAGE sql STABLE AS $$
        SELECT pg_current_xact_id()::text::bigint
      $$`)
    await runner.query(
      'ALTER TABLE products ADD changed_in bigint NOT NULL DEFAULT this_transaction()',
    )
    await runner.query('CREATE INDEX products_changed_in ON products (changed_in)')
    await runner.query('ALTER TABLE catalogue_version ADD deletions bigint NOT NULL DEFAULT 0')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE catalogue_version DROP deletions')
    await runner.query('ALTER TABLE products DROP changed_in')
    await runner.query('DROP FUNCTION this_transaction')
  }
}
