import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Codes of order lines whose product was deleted, so that their units can still be scanned (functions/deleted-codes.sql). */
export class DeletedCodes1773400000179 implements MigrationInterface {
  readonly name = 'DeletedCodes1773400000179'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_items ADD deleted_sku text, ADD deleted_gtin text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION IF EXISTS keep_deleted_codes CASCADE;
      DELETE FROM function_files WHERE name = 'deleted-codes.sql';
      ALTER TABLE order_items DROP deleted_sku, DROP deleted_gtin`)
  }
}
