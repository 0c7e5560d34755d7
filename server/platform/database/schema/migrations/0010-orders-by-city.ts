import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The admin's search finds orders by their city. */
export class OrdersByCity1764500000010 implements MigrationInterface {
  readonly name = 'OrdersByCity1764500000010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX orders_city_trigrams ON orders USING gin (city gin_trgm_ops)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_city_trigrams')
  }
}
