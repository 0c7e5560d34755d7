import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The words of a changed name are looked up one by one: before, all known words were read for each name. */
export class WordsOfChangedNames1764300000008 implements MigrationInterface {
  readonly name = 'WordsOfChangedNames1764300000008'

  async up(runner: QueryRunner): Promise<void> {
    await this.replace(runner, '', 'WHEN (OLD.name_words <> NEW.name_words)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.replace(
      runner,
      'AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = word.word)',
      '',
    )
  }

  private async replace(runner: QueryRunner, unlessKnown: string, when: string): Promise<void> {
    await runner.query('DROP FUNCTION collect_changed_words CASCADE')
    await runner.query(`
      CREATE FUNCTION collect_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO search_words
        SELECT DISTINCT word FROM regexp_split_to_table(trim(NEW.name_words), ' ') AS word
        WHERE word <> '' ${unlessKnown}
        ORDER BY word ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`)
    await runner.query(`
      CREATE TRIGGER products_words_changed AFTER UPDATE OF name ON products
      FOR EACH ROW ${when} EXECUTE FUNCTION collect_changed_words()`)
  }
}
