import type { MigrationInterface, QueryRunner } from 'typeorm'

// The samples of 0.2.0 and before were added to an empty shop, so that they have its first ids.
const SAMPLES_BEFORE = 200

/** Which products came with the shop, and when its owner was through with the first week. */
export class FirstWeek1773400000116 implements MigrationInterface {
  readonly name = 'FirstWeek1773400000116'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shop_settings ADD first_week_ended_at timestamptz')
    await runner.query('ALTER TABLE products ADD sample_name text')
    await runner.query('ALTER TABLE products DISABLE TRIGGER USER')
    await runner.query(
      `UPDATE products SET sample_name = name
       WHERE image_url LIKE '/pictures/%' AND id <= ${SAMPLES_BEFORE}`,
    )
    await runner.query('ALTER TABLE products ENABLE TRIGGER USER')
    await runner.query(
      'CREATE INDEX products_sample ON products (sample_name) WHERE sample_name IS NOT NULL',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP sample_name')
    await runner.query('ALTER TABLE shop_settings DROP first_week_ended_at')
  }
}
