import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Search terms of the owner can lead to a category; then, one is enough. */
export class CategoriesOfSearchTerms1773400000261 implements MigrationInterface {
  readonly name = 'CategoriesOfSearchTerms1773400000261'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE search_terms ADD category text,
      DROP CONSTRAINT search_terms_several,
      ADD CONSTRAINT search_terms_several
        CHECK (cardinality(terms) >= 2 OR (category IS NOT NULL AND cardinality(terms) = 1))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM search_terms WHERE cardinality(terms) < 2')
    await runner.query(`ALTER TABLE search_terms DROP CONSTRAINT search_terms_several, DROP category,
      ADD CONSTRAINT search_terms_several CHECK (cardinality(terms) >= 2)`)
  }
}
