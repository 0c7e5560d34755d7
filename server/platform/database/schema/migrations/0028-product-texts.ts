import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Descriptions and facts of products, in each language. */
export class ProductTexts1766300000028 implements MigrationInterface {
  readonly name = 'ProductTexts1766300000028'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_texts (
        product_id int NOT NULL,
        locale text NOT NULL,
        description text,
        composition text,
        feeding_guide text,
        facts text[] NOT NULL DEFAULT '{}',
        CONSTRAINT product_texts_pkey PRIMARY KEY (product_id, locale),
        CONSTRAINT product_texts_locale CHECK (locale IN ('en', 'ar')),
        CONSTRAINT product_texts_product_id_fkey FOREIGN KEY (product_id)
          REFERENCES products (id) ON DELETE CASCADE
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_texts')
  }
}
