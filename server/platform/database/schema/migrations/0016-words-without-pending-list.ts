import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * New words go into their trigram index at once. By default they first go to a list that each lookup of a
 * typo reads completely, and that only a vacuum empties: never on the embedded database, where a lookup among
 * the words of 50,000 products took 70 ms instead of 5.
 */
export class WordsWithoutPendingList1765100000016 implements MigrationInterface {
  readonly name = 'WordsWithoutPendingList1765100000016'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER INDEX search_words_trigrams SET (fastupdate = off)')
    for (const index of [
      'search_words_trigrams',
      'products_name_trigrams',
      'products_name_words_trigrams',
      'products_search_vector',
    ]) {
      await runner.query(`SELECT gin_clean_pending_list('${index}')`)
    }
    // Imports do this themselves from now on.
    await runner.query('ANALYZE products, search_words')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER INDEX search_words_trigrams RESET (fastupdate)')
  }
}
