import type { MigrationInterface, QueryRunner } from 'typeorm'

const STEMS = "to_tsvector('shop_search', %)"
const STEMS_AND_WORDS = `${STEMS} || to_tsvector('simple', %)`

/**
 * The text search vector of a name also has its unstemmed words, so that a search for the beginning of a word
 * needs no pattern: matching both took twice as long.
 */
export class BeginningsOfWords1764800000013 implements MigrationInterface {
  readonly name = 'BeginningsOfWords1764800000013'

  async up(runner: QueryRunner): Promise<void> {
    await this.replaceVector(runner, STEMS_AND_WORDS)
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.replaceVector(runner, STEMS)
  }

  private async replaceVector(runner: QueryRunner, vector: string): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION set_name_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.name_words := name_as_words(concat_ws(' ', NEW.name, NEW.name_ar));
        NEW.search_vector := strip(${vector.replaceAll('%', 'NEW.name_words')});
        RETURN NEW;
      END $$`)
    // The catalogue may be large, and nobody waits for a response. No name changes, so that no other
    // trigger has anything to do.
    await runner.query('SET LOCAL statement_timeout = 0')
    await runner.query('DROP INDEX products_search_vector')
    await runner.query('ALTER TABLE products DISABLE TRIGGER USER')
    await runner.query(
      `UPDATE products SET search_vector = strip(${vector.replaceAll('%', 'name_words')})`,
    )
    await runner.query('ALTER TABLE products ENABLE TRIGGER USER')
    await runner.query('CREATE INDEX products_search_vector ON products USING gin (search_vector)')
  }
}
