import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The name of a picture of a review is recorded before its files are written, so that they are found and deleted
 * if the server is killed in between.
 */
export class RecordedPictures1770100000066 implements MigrationInterface {
  readonly name = 'RecordedPictures1770100000066'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE removed_pictures ADD remove_after timestamptz NOT NULL DEFAULT now()',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE removed_pictures DROP remove_after')
  }
}
