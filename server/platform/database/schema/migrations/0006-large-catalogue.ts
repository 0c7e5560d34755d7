import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The search data for a catalogue of any size: each name as words, and all words once, among which a mistyped
 * one is looked up. Also an index for the one sort order that had none.
 */
export class LargeCatalogue1764100000006 implements MigrationInterface {
  readonly name = 'LargeCatalogue1764100000006'

  async up(runner: QueryRunner): Promise<void> {
    // Punctuation counts as space, so that "adult" is a word in "(adult)".
    await runner.query(`
      CREATE FUNCTION name_as_words(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
        SELECT ' ' || lower(regexp_replace(name, '[^[:alnum:]]+', ' ', 'g')) || ' '
      $$`)
    await runner.query(`ALTER TABLE products ADD name_words text NOT NULL DEFAULT ''`)
    // The catalogue may be large, and nobody waits for a response.
    await runner.query('SET LOCAL statement_timeout = 0')
    await runner.query('UPDATE products SET name_words = name_as_words(name)')
    await runner.query(`
      CREATE FUNCTION set_name_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.name_words := name_as_words(NEW.name);
        RETURN NEW;
      END $$`)
    await runner.query(`
      CREATE TRIGGER products_name_words BEFORE INSERT OR UPDATE OF name ON products
      FOR EACH ROW EXECUTE FUNCTION set_name_words()`)

    // A word stays when its last product is deleted: it finds nothing, and does no harm.
    await runner.query(`
      CREATE TABLE search_words (word text CONSTRAINT search_words_pkey PRIMARY KEY)`)
    // In a fixed order, so that two transactions that add the same words wait for each other instead of
    // deadlocking.
    const collect = (rows: string) => `
      INSERT INTO search_words
      SELECT DISTINCT word FROM ${rows}, regexp_split_to_table(trim(name_words), ' ') AS word
      WHERE word <> '' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = word.word)
      ORDER BY word ON CONFLICT DO NOTHING`
    await runner.query(collect('products'))
    for (const [name, rows] of [
      ['collect_added_words', 'new_rows'],
      ['collect_changed_words', '(SELECT NEW.name_words) AS changed'],
    ] as const) {
      await runner.query(`
        CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          ${collect(rows)};
          RETURN NULL;
        END $$`)
    }
    await runner.query(`
      CREATE TRIGGER products_words_added AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION collect_added_words()`)
    await runner.query(`
      CREATE TRIGGER products_words_changed AFTER UPDATE OF name ON products
      FOR EACH ROW EXECUTE FUNCTION collect_changed_words()`)

    await runner.query(`
      CREATE INDEX products_name_words_trigrams ON products USING gin (name_words gin_trgm_ops)`)
    await runner.query(`
      CREATE INDEX search_words_trigrams ON search_words USING gin (word gin_trgm_ops)`)
    await runner.query(`
      CREATE INDEX products_stock_down_id ON products (stock DESC NULLS LAST, id DESC)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION collect_added_words, collect_changed_words CASCADE')
    await runner.query('DROP FUNCTION set_name_words CASCADE')
    await runner.query('DROP TABLE search_words')
    await runner.query('DROP INDEX products_stock_down_id')
    await runner.query('ALTER TABLE products DROP name_words')
    await runner.query('DROP FUNCTION name_as_words')
  }
}
