import type { MigrationInterface, QueryRunner } from 'typeorm'

const COLUMNS = ['brand', 'animal', 'life_stage', 'flavour', 'flavour_ar', 'net_amount', 'net_unit']

/** Attributes that shoppers compare and filter products by. */
export class ProductAttributes1766400000029 implements MigrationInterface {
  readonly name = 'ProductAttributes1766400000029'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products
        ADD brand text,
        ADD animal text,
        ADD life_stage text,
        ADD flavour text,
        ADD flavour_ar text,
        ADD net_amount int,
        ADD net_unit text,
        ADD CONSTRAINT products_animal CHECK (animal IN ('CAT', 'DOG', 'BOTH')),
        ADD CONSTRAINT products_life_stage
          CHECK (life_stage IN ('JUNIOR', 'ADULT', 'SENIOR', 'ALL')),
        ADD CONSTRAINT products_net_content CHECK (
          num_nulls(net_amount, net_unit) <> 1
          AND net_amount BETWEEN 1 AND 1000000 AND net_unit IN ('G', 'ML', 'PIECE'))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products ${COLUMNS.map((column) => `DROP ${column}`).join(', ')}`)
  }
}
