import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Each two words that follow each other in a name, once: without one of its pairs a phrase need not be looked for. */
export class WordPairs1764200000007 implements MigrationInterface {
  readonly name = 'WordPairs1764200000007'

  async up(runner: QueryRunner): Promise<void> {
    // As with the words: a pair stays when its last product goes.
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
    // In one order, so that two who add the same pairs wait for each other instead of blocking.
    const collect = (pairs: string) =>
      `INSERT INTO search_pairs ${pairs} ORDER BY pair ON CONFLICT DO NOTHING`
    const collectMany = (rows: string) => collect(pairsOf(rows) + areNew)
    // Each of a few is looked up as it is added; asked before, all that are known would be read.
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
