import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The categories that the owner chose for a product; null if its name decides. */
export class ChosenCategories1766700000032 implements MigrationInterface {
  readonly name = 'ChosenCategories1766700000032'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD category_keys text[]')
    await runner.query(`
      CREATE CONSTRAINT TRIGGER catalogue_product_categories_changed AFTER UPDATE ON products
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      WHEN (OLD.category_keys IS DISTINCT FROM NEW.category_keys)
      EXECUTE FUNCTION catalogue_changed()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER catalogue_product_categories_changed ON products')
    await runner.query('ALTER TABLE products DROP category_keys')
  }
}
