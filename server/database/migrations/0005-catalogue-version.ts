import type { MigrationInterface, QueryRunner } from 'typeorm'

// What shoppers see of a product. Of a large stock they see nothing: selling from it changes no page.
const seen = (row: 'OLD' | 'NEW') =>
  `(${row}.name, ${row}.price_piastres, ${row}.image_url, CASE WHEN ${row}.stock <= 100 THEN ${row}.stock END)`

/**
 * One number for the whole catalogue, higher after each transaction that changes what shoppers see,
 * and told to every server as that commits. It follows the clock, so that no number ever stands for
 * two catalogues, not even after a backup was restored.
 */
export class CatalogueVersion1764000000005 implements MigrationInterface {
  readonly name = 'CatalogueVersion1764000000005'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue_version (
        is_only boolean NOT NULL DEFAULT true,
        version bigint NOT NULL,
        CONSTRAINT catalogue_version_pkey PRIMARY KEY (is_only),
        CONSTRAINT catalogue_version_one_row CHECK (is_only)
      )`)
    await runner.query(`
      CREATE FUNCTION raise_catalogue_version() RETURNS void LANGUAGE plpgsql AS $$
      DECLARE raised bigint;
      BEGIN
        INSERT INTO catalogue_version AS kept (version)
        VALUES (floor(extract(epoch FROM clock_timestamp()) * 1000))
        ON CONFLICT (is_only) DO UPDATE SET version = greatest(kept.version + 1, EXCLUDED.version)
        RETURNING version INTO raised;
        PERFORM pg_notify('mishmish_catalogue',
          json_build_object('kind', 'catalogueChanged', 'version', raised)::text);
      END $$`)
    // Once a transaction, however many rows it changes.
    await runner.query(`
      CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF coalesce(current_setting('mishmish.catalogue_changed', true), '') = '' THEN
          PERFORM set_config('mishmish.catalogue_changed', 'yes', true);
          PERFORM raise_catalogue_version();
        END IF;
        RETURN NULL;
      END $$`)
    // Deferred: the one row is locked last, while committing, so that nobody waits for it who holds
    // what the other needs.
    await runner.query(`
      CREATE CONSTRAINT TRIGGER catalogue_product_came_or_went AFTER INSERT OR DELETE ON products
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalogue_changed()`)
    await runner.query(`
      CREATE CONSTRAINT TRIGGER catalogue_product_changed AFTER UPDATE ON products
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      WHEN (${seen('OLD')} IS DISTINCT FROM ${seen('NEW')})
      EXECUTE FUNCTION catalogue_changed()`)
    await runner.query(`
      CREATE TRIGGER catalogue_emptied AFTER TRUNCATE ON products
      FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed()`)
    await runner.query('SELECT raise_catalogue_version()')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION catalogue_changed CASCADE')
    await runner.query('DROP FUNCTION raise_catalogue_version')
    await runner.query('DROP TABLE catalogue_version')
  }
}
