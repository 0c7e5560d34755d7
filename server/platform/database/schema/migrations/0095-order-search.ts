import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The text that orders are found by is stored with them (order-search.sql), in place of four indexes on two tables. */
export class OrderSearch1772300000095 implements MigrationInterface {
  readonly name = 'OrderSearch1772300000095'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD search_text text NOT NULL DEFAULT '',
        ADD search_phones text NOT NULL DEFAULT '';
      CREATE INDEX orders_search ON orders
        USING gin (search_text gin_trgm_ops, search_phones gin_trgm_ops);
      DROP INDEX orders_recipient_name_trigrams, orders_city_trigrams, orders_phone_trigrams,
        users_name_trigrams, users_mobile_trigrams`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER IF EXISTS users_order_search ON users;
      DROP TRIGGER IF EXISTS orders_search ON orders;
      DROP FUNCTION IF EXISTS renew_order_search, set_order_search, order_search_text;
      DELETE FROM function_files WHERE name = 'order-search.sql';
      ALTER TABLE orders DROP search_text, DROP search_phones;
      CREATE INDEX orders_recipient_name_trigrams
        ON orders USING gin (search_fold(recipient_name) gin_trgm_ops);
      CREATE INDEX orders_city_trigrams ON orders USING gin (search_fold(city) gin_trgm_ops);
      CREATE INDEX orders_phone_trigrams ON orders USING gin (phone gin_trgm_ops);
      CREATE INDEX users_name_trigrams ON users
        USING gin (search_fold(first_name || ' ' || second_name || ' ' || email) gin_trgm_ops);
      CREATE INDEX users_mobile_trigrams ON users USING gin (mobile gin_trgm_ops)`)
  }
}
