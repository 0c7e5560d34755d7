import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The pictures of other sites that are fetched for imported products. */
export class PictureFetches1773400000155 implements MigrationInterface {
  readonly name = 'PictureFetches1773400000155'

  async up(runner: QueryRunner): Promise<void> {
    // An address can be too long for an index, its hash is not.
    await runner.query(`
      CREATE TABLE picture_fetches (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        url text NOT NULL,
        host text NOT NULL,
        run int NOT NULL,
        attempts int NOT NULL DEFAULT 0,
        next_attempt_at timestamptz DEFAULT now(),
        image_url text,
        problem text,
        status_code int,
        CONSTRAINT picture_fetches_problem_known CHECK (problem IN (
          'notFound', 'status', 'timeout', 'unreachable', 'notPublic', 'redirects', 'tooLarge',
          'tooManyPixels', 'notAPicture', 'damaged'))
      );
      CREATE UNIQUE INDEX picture_fetches_url_key ON picture_fetches (md5(url));
      CREATE INDEX picture_fetches_due ON picture_fetches (host, next_attempt_at)
        WHERE next_attempt_at IS NOT NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE picture_fetches')
  }
}
