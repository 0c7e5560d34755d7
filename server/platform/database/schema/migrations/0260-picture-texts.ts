import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What the pictures of a product show, in each language, for who does not see them. */
export class PictureTexts1773400000260 implements MigrationInterface {
  readonly name = 'PictureTexts1773400000260'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE product_texts ADD picture_texts jsonb NOT NULL DEFAULT '[]'")
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_texts DROP picture_texts')
  }
}
