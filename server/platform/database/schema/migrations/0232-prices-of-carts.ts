import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Lines of carts keep the price that the shopper saw, so that a change of it can be named. */
export class PricesOfCarts1773400000232 implements MigrationInterface {
  readonly name = 'PricesOfCarts1773400000232'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cart_lines ADD added_price_piastres integer')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cart_lines DROP added_price_piastres')
  }
}
