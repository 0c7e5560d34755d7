import type { MigrationInterface, QueryRunner } from 'typeorm'

/** One function of pictures.sql replaces both; their triggers are in the files. */
export class PicturesOfRows1773400000211 implements MigrationInterface {
  readonly name = 'PicturesOfRows1773400000211'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP FUNCTION IF EXISTS remove_receipt_picture, remove_review_picture CASCADE',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION IF EXISTS remove_picture CASCADE')
    await runner.query('DROP FUNCTION IF EXISTS end_push_of_staff CASCADE')
  }
}
