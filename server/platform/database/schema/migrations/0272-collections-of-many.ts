import type { MigrationInterface, QueryRunner } from 'typeorm'

const setKinds = (kinds: readonly string[]) => `
  ALTER TABLE product_change_batches DROP CONSTRAINT product_change_batches_kind_known;
  ALTER TABLE product_change_batches ADD CONSTRAINT product_change_batches_kind_known
    CHECK (kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`

const KINDS = ['price', 'stock', 'categories', 'brand', 'hidden', 'isDeleted', 'values']

/** Several products can be put into collections together. */
export class CollectionsOfMany1773400000272 implements MigrationInterface {
  readonly name = 'CollectionsOfMany1773400000272'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(setKinds([...KINDS, 'collections']))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM product_change_batches WHERE kind = 'collections'")
    await runner.query(setKinds(KINDS))
  }
}
