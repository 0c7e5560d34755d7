import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The price of a product before its offer. */
export class WasPrice1766500000030 implements MigrationInterface {
  readonly name = 'WasPrice1766500000030'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products
        ADD was_price_piastres int,
        ADD CONSTRAINT products_was_price CHECK (
          was_price_piastres > price_piastres AND was_price_piastres <= 100000000)`)
    await runner.query('ALTER TABLE import_rows ADD was_price_piastres int')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_rows DROP was_price_piastres')
    await runner.query('ALTER TABLE products DROP was_price_piastres')
  }
}
