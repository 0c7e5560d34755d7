import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Title and description for search engines, in place of a product's name and the start of its description. */
export class SeoTexts1773400000152 implements MigrationInterface {
  readonly name = 'SeoTexts1773400000152'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_texts ADD seo_title text, ADD seo_description text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_texts DROP seo_title, DROP seo_description')
  }
}
