import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Each pair of adjacent words in names, once: a phrase with an unknown pair need not be searched for. */
export class WordPairs1764200000007 implements MigrationInterface {
  readonly name = 'WordPairs1764200000007'

  async up(runner: QueryRunner): Promise<void> {
    // As with words, a pair stays when its last product is deleted.
    await runner.query(`
      CREATE TABLE search_pairs (pair text CONSTRAINT search_pairs_pkey PRIMARY KEY)`)
    const pairsOf = (rows: string) => `
      SELECT DISTINCT pair FROM ${rows}, LATERAL (
        SELECT words[place] || ' ' || words[place + 1] AS pair
        FROM string_to_array(trim(name_words), ' ') AS words,
          generate_series(1, cardinality(words) - 1) AS place
      ) AS pairs`
    const areNew = `
      WHERE NOT EXISTS (SELECT FROM search_pairs AS known WHERE known.pair = pairs.pair)`
    // In a fixed order, so that two transactions that add the same pairs wait for each other instead of
    // deadlocking.
    const collect = (pairs: string) =>
      `INSERT INTO search_pairs ${pairs} ORDER BY pair ON CONFLICT DO NOTHING`
    const collectMany = (rows: string) => collect(pairsOf(rows) + areNew)
    // A few are looked up one by one as they are added; looking them up in advance would read all known ones.
    const collectFew = (row: string) => collect(pairsOf(row))
    // The catalogue may be large, and nobody waits for a response.
    await runner.query('SET LOCAL statement_timeout = 0')
    await runner.query(collectMany('products'))
    for (const [name, statement] of [
      ['collect_added_pairs', collectMany('new_rows')],
      ['collect_changed_pairs', collectFew('(SELECT NEW.name_words) AS changed')],
    ] as const) {
      await runner.query(`
        CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          ${statement};
          RETURN NULL;
        END $$`)
    }
    await runner.query(`
      CREATE TRIGGER products_pairs_added AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION collect_added_pairs()`)
    await runner.query(`
      CREATE TRIGGER products_pairs_changed AFTER UPDATE OF name ON products
      FOR EACH ROW WHEN (OLD.name_words <> NEW.name_words) EXECUTE FUNCTION collect_changed_pairs()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION collect_added_pairs, collect_changed_pairs CASCADE')
    await runner.query('DROP TABLE search_pairs')
  }
}
