import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A review stores the name under which it was written, so that its author cannot change it after the
 * approval. Pictures are looked up by their address: only pictures of approved reviews are public.
 */
export class ReviewAuthors1769900000064 implements MigrationInterface {
  readonly name = 'ReviewAuthors1769900000064'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0')
    await runner.query('ALTER TABLE reviews ADD author text')
    // Without raising the catalogue's version: the names stay as they are.
    await runner.query('ALTER TABLE reviews DISABLE TRIGGER USER')
    await runner.query(`
      UPDATE reviews SET author = coalesce(
        sample_author, (SELECT first_name FROM users WHERE users.id = user_id))`)
    await runner.query('ALTER TABLE reviews ENABLE TRIGGER USER')
    await runner.query('ALTER TABLE reviews ALTER author SET NOT NULL')
    await runner.query(`
      CREATE INDEX reviews_image_url ON reviews (image_url) WHERE image_url IS NOT NULL`)
    // Databases that have run 0036 before it was shortened have it.
    await runner.query('DROP FUNCTION IF EXISTS reviewer_renamed CASCADE')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX reviews_image_url')
    await runner.query('ALTER TABLE reviews DROP author')
  }
}
