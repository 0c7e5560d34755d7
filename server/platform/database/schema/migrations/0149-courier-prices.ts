import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Prices agreed with a courier besides its fees for delivered and refused parcels. */
export class CourierPrices1773400000149 implements MigrationInterface {
  readonly name = 'CourierPrices1773400000149'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE couriers ADD prices jsonb')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE couriers DROP prices')
  }
}
