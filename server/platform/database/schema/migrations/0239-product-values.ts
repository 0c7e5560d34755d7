import type { MigrationInterface, QueryRunner } from 'typeorm'

const setKinds = (kinds: readonly string[]) => `
  ALTER TABLE product_change_batches DROP CONSTRAINT product_change_batches_kind_known;
  ALTER TABLE product_change_batches ADD CONSTRAINT product_change_batches_kind_known
    CHECK (kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`

const KINDS = ['price', 'stock', 'categories', 'brand', 'hidden', 'isDeleted']

/** Values of several products can be changed together, each its own. */
export class ProductValues1773400000239 implements MigrationInterface {
  readonly name = 'ProductValues1773400000239'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(setKinds([...KINDS, 'values']))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM product_change_batches WHERE kind = 'values'")
    await runner.query(setKinds(KINDS))
  }
}
