import type { MigrationInterface, QueryRunner } from 'typeorm'

const functionOf = (deletions: string) => `
  CREATE OR REPLACE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF coalesce(current_setting('mishmish.catalogue_changed', true), '') = '' THEN
      PERFORM set_config('mishmish.catalogue_changed', 'yes', true);
      PERFORM raise_catalogue_version();
    END IF;${deletions}
    RETURN NULL;
  END $$`

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
    await runner.query(`
      CREATE FUNCTION set_changed_in() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.changed_in := this_transaction();
        RETURN NEW;
      END $$`)
    await runner.query(`
      CREATE TRIGGER products_changed_in BEFORE UPDATE ON products
      FOR EACH ROW EXECUTE FUNCTION set_changed_in()`)
    await runner.query('CREATE INDEX products_changed_in ON products (changed_in)')
    await runner.query('ALTER TABLE catalogue_version ADD deletions bigint NOT NULL DEFAULT 0')
    // After the version is raised, so that the row is there.
    await runner.query(
      functionOf(`
    IF TG_TABLE_NAME = 'products' AND TG_OP IN ('DELETE', 'TRUNCATE')
      AND coalesce(current_setting('mishmish.products_deleted', true), '') = '' THEN
      PERFORM set_config('mishmish.products_deleted', 'yes', true);
      UPDATE catalogue_version SET deletions = deletions + 1;
    END IF;`),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(functionOf(''))
    await runner.query('ALTER TABLE catalogue_version DROP deletions')
    await runner.query('DROP TRIGGER products_changed_in ON products')
    await runner.query('DROP FUNCTION set_changed_in')
    await runner.query('ALTER TABLE products DROP changed_in')
    await runner.query('DROP FUNCTION this_transaction')
  }
}
