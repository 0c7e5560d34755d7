import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Reviews of the sample catalogue, which have the name of an author instead of an account. */
export class SampleReviews1767800000043 implements MigrationInterface {
  readonly name = 'SampleReviews1767800000043'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0')
    await runner.query(`
      ALTER TABLE reviews
        ALTER user_id DROP NOT NULL,
        ADD sample_author text,
        ADD CONSTRAINT reviews_author CHECK (num_nonnulls(user_id, sample_author) = 1)`)
    await this.indexShown(runner, 'stars, sample_author')
  }

  /** With everything that ratings are counted from. */
  private async indexShown(runner: QueryRunner, counted: string): Promise<void> {
    await runner.query('DROP INDEX reviews_shown')
    await runner.query(`
      CREATE INDEX reviews_shown ON reviews (product_id, id) INCLUDE (${counted})
      WHERE status = 'APPROVED'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM reviews WHERE user_id IS NULL')
    // The deferred triggers of the deleted rows would keep the table from being altered.
    await runner.query('SET CONSTRAINTS ALL IMMEDIATE')
    await this.indexShown(runner, 'stars')
    await runner.query(`
      ALTER TABLE reviews
        DROP CONSTRAINT reviews_author,
        DROP sample_author,
        ALTER user_id SET NOT NULL`)
  }
}
