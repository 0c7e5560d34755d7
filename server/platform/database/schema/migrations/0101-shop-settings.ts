import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Settings that the owner has changed in the shop itself, and their history; until then, the environment's values apply. */
export class ShopSettings1772900000101 implements MigrationInterface {
  readonly name = 'ShopSettings1772900000101'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shop_settings (
        is_only boolean NOT NULL DEFAULT true,
        version int NOT NULL,
        stored jsonb NOT NULL,
        CONSTRAINT shop_settings_pkey PRIMARY KEY (is_only),
        CONSTRAINT shop_settings_one_row CHECK (is_only)
      );
      CREATE TABLE settings_changes (
        version int NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        account_id int,
        before jsonb NOT NULL,
        after jsonb NOT NULL,
        CONSTRAINT settings_changes_pkey PRIMARY KEY (version),
        CONSTRAINT settings_changes_version_positive CHECK (version >= 1),
        CONSTRAINT settings_changes_account_id_fkey FOREIGN KEY (account_id)
          REFERENCES users (id) ON DELETE SET NULL
      );
      CREATE INDEX settings_changes_account_id ON settings_changes (account_id)
        WHERE account_id IS NOT NULL;
      ALTER TABLE catalogue_version ADD settings_version bigint NOT NULL DEFAULT 0`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE settings_changes, shop_settings;
      DROP FUNCTION IF EXISTS settings_changed;
      DELETE FROM function_files WHERE name = 'settings.sql';
      ALTER TABLE catalogue_version DROP settings_version`)
  }
}
