import type { MigrationInterface, QueryRunner } from 'typeorm'

const EACH_ROW = [
  ['name_words', 'BEFORE INSERT OR UPDATE OF name, name_ar', '', 'set_name_words'],
  [
    'words_changed',
    'AFTER UPDATE OF name, name_ar',
    'OLD.name_words <> NEW.name_words',
    'collect_changed_words',
  ],
  [
    'pairs_changed',
    'AFTER UPDATE OF name, name_ar',
    'OLD.name_words <> NEW.name_words',
    'collect_changed_pairs',
  ],
] as const

const EACH_STATEMENT = [
  ['words_added', 'collect_added_words'],
  ['pairs_added', 'collect_added_pairs'],
] as const

/**
 * A table for the rows of an import until they are written to `products`, where the same triggers make
 * their search data. A transaction that copies this data sets `mishmish.search_data_is_ready`.
 */
export class StagedImports1765000000015 implements MigrationInterface {
  readonly name = 'StagedImports1765000000015'

  async up(runner: QueryRunner): Promise<void> {
    // Unlogged: a crash of the database empties it.
    await runner.query(`
      CREATE UNLOGGED TABLE import_rows (
        import_id uuid NOT NULL,
        line int NOT NULL,
        product_id int,
        checked_version int,
        name text NOT NULL,
        name_ar text,
        price_piastres int NOT NULL,
        image_url text NOT NULL,
        stock int,
        keeps_stock boolean NOT NULL,
        name_words text NOT NULL DEFAULT '',
        search_vector tsvector,
        staged_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT import_rows_pkey PRIMARY KEY (import_id, line)
      )`)
    await runner.query(`
      CREATE FUNCTION search_data_is_ready() RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT coalesce(current_setting('mishmish.search_data_is_ready', true), '') <> ''
      $$`)
    // A few words are looked up one by one as they are added; looking them up in advance would read all known
    // ones.
    await this.replaceCollectors(runner, false)
    await this.replaceTriggers(runner, 'NOT search_data_is_ready()')
    await runner.query(`
      CREATE TRIGGER import_rows_name_words BEFORE INSERT ON import_rows
      FOR EACH ROW EXECUTE FUNCTION set_name_words()`)
    for (const [name, collect] of EACH_STATEMENT) {
      await runner.query(`
        CREATE TRIGGER import_rows_${name} AFTER INSERT ON import_rows
        REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ${collect}()`)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_rows')
    await this.replaceTriggers(runner, undefined)
    await this.replaceCollectors(runner, true)
    await runner.query('DROP FUNCTION search_data_is_ready')
  }

  private async replaceTriggers(runner: QueryRunner, onlyIf: string | undefined): Promise<void> {
    for (const [name, event, when, execute] of EACH_ROW) {
      const conditions = [when, onlyIf].filter(Boolean).join(' AND ')
      await runner.query(`DROP TRIGGER products_${name} ON products`)
      await runner.query(`
        CREATE TRIGGER products_${name} ${event} ON products FOR EACH ROW
        ${conditions && `WHEN (${conditions})`} EXECUTE FUNCTION ${execute}()`)
    }
    for (const [name, execute] of EACH_STATEMENT) {
      await runner.query(`DROP TRIGGER products_${name} ON products`)
      await runner.query(`
        CREATE TRIGGER products_${name} AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
        FOR EACH STATEMENT ${onlyIf ? `WHEN (${onlyIf})` : ''} EXECUTE FUNCTION ${execute}()`)
    }
  }

  private async replaceCollectors(runner: QueryRunner, readsKnown: boolean): Promise<void> {
    const unlessKnown = (table: string, column: string) =>
      readsKnown
        ? `AND NOT EXISTS (SELECT FROM ${table} AS known WHERE known.${column} = found.${column})`
        : ''
    const statements = {
      collect_added_words: `
        INSERT INTO search_words
        SELECT DISTINCT word FROM new_rows, regexp_split_to_table(trim(name_words), ' ') AS found (word)
        WHERE word <> '' ${unlessKnown('search_words', 'word')}
        ORDER BY word ON CONFLICT DO NOTHING`,
      collect_added_pairs: `
        INSERT INTO search_pairs
        SELECT DISTINCT pair FROM new_rows, LATERAL (
          SELECT words[place] || ' ' || words[place + 1] AS pair
          FROM string_to_array(trim(name_words), ' ') AS words,
            generate_series(1, cardinality(words) - 1) AS place
        ) AS found
        WHERE true ${unlessKnown('search_pairs', 'pair')}
        ORDER BY pair ON CONFLICT DO NOTHING`,
    }
    for (const [name, sql] of Object.entries(statements)) {
      await runner.query(`
        CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          ${sql};
          RETURN NULL;
        END $$`)
    }
  }
}
