import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The keys of requests that move money or stock, so that a repeated one is carried out once. */
export class RequestKeys1773400000138 implements MigrationInterface {
  readonly name = 'RequestKeys1773400000138'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE request_keys (
        owner text NOT NULL,
        operation text NOT NULL,
        key text NOT NULL,
        part int NOT NULL,
        request_hash text NOT NULL,
        result_id text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT request_keys_pkey PRIMARY KEY (owner, operation, key, part)
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE request_keys')
  }
}
