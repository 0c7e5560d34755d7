import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Removed are tashkeel, tatweel and the bare hamza; since 0053 also accents, and invisible marks. */
const removed = (more: string) => `[\\u0621\\u0640\\u064b-\\u065f\\u0670${more}]`

// search-text.ts folds queries in the same way.
const SEARCH_FOLD = `
  SELECT translate(
    regexp_replace(
      lower(normalize(input, NFKD)), '${removed('\\u0300-\\u036f\\u00ad\\u200b-\\u200f\\ufeff')}', '', 'g'),
    'أإآٱىئیؤةپڤچگکøłđØŁĐ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫',
    'اااايييوهبفججكoldold01234567890123456789.'
  )`

const SEARCH_FOLD_BEFORE = `
  SELECT translate(
    regexp_replace(lower(input), '${removed('')}', '', 'g'),
    'أإآٱىئیؤةپڤچگک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫',
    'اااايييوهبفججك01234567890123456789.'
  )`

const INVISIBLE =
  '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb]'
const SPACES = '[ \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+'

/** A text as it would be stored today; null if it has no visible characters. */
const cleaned = (column: string) =>
  `NULLIF(btrim(regexp_replace(normalize(regexp_replace(${column}, '${INVISIBLE}', '', 'g')), '${SPACES}', ' ', 'g')), '')`

const TEXTS = ['name_ar', 'brand', 'flavour', 'flavour_ar', 'family']

/**
 * The same text in another spelling is found, and compares as equal: accents and compatible letters are
 * folded in searches, families are compared by `text_key`, and names of products stored before have their
 * invisible characters and special spaces removed. Orders are searched by folded names, emails and cities.
 */
export class SameText1768800000053 implements MigrationInterface {
  readonly name = 'SameText1768800000053'

  async up(runner: QueryRunner): Promise<void> {
    // The catalogue may be large, and nobody waits for a response.
    await runner.query('SET LOCAL statement_timeout = 0')
    await this.replaceFold(runner, SEARCH_FOLD)
    // domain/validation/characters.ts has the same key.
    await runner.query(`
      CREATE FUNCTION text_key(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
        SELECT lower(btrim(regexp_replace(normalize(input, NFKC), '[[:space:]]+', ' ', 'g')))
      $$`)
    await runner.query('DROP INDEX products_family')
    await runner.query(
      'CREATE INDEX products_family ON products (text_key(family)) WHERE family IS NOT NULL',
    )
    const texts = TEXTS.map((column) => `${column} = ${cleaned(column)}`).join(', ')
    await runner.query(`
      UPDATE products SET name = COALESCE(${cleaned('name')}, name), ${texts}
      WHERE name <> COALESCE(${cleaned('name')}, name)
        OR (${TEXTS.join(', ')}) IS DISTINCT FROM (${TEXTS.map(cleaned).join(', ')})
        OR name_words <> name_as_words(concat_ws(' ', name, name_ar))`)
    await runner.query('DROP INDEX users_name_trigrams')
    await runner.query(`
      CREATE INDEX users_name_trigrams ON users
      USING gin (search_fold(first_name || ' ' || second_name || ' ' || email) gin_trgm_ops)`)
    await runner.query('DROP INDEX orders_city_trigrams')
    await runner.query(
      'CREATE INDEX orders_city_trigrams ON orders USING gin (search_fold(city) gin_trgm_ops)',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_city_trigrams')
    await runner.query('CREATE INDEX orders_city_trigrams ON orders USING gin (city gin_trgm_ops)')
    await runner.query('DROP INDEX users_name_trigrams')
    await runner.query(`
      CREATE INDEX users_name_trigrams ON users
      USING gin ((first_name || ' ' || second_name) gin_trgm_ops)`)
    await runner.query('DROP INDEX products_family')
    await runner.query('CREATE INDEX products_family ON products (family) WHERE family IS NOT NULL')
    await runner.query('DROP FUNCTION text_key')
    await this.replaceFold(runner, SEARCH_FOLD_BEFORE)
    await runner.query(`
      UPDATE products SET name = name
      WHERE name_words <> name_as_words(concat_ws(' ', name, name_ar))`)
  }

  private async replaceFold(runner: QueryRunner, body: string): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION search_fold(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$${body}
      $$`)
  }
}
