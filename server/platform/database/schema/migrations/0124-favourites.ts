import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The products that customers have kept. */
export class Favourites1773400000124 implements MigrationInterface {
  readonly name = 'Favourites1773400000124'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE favourites (
        user_id int CONSTRAINT favourites_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        product_id int CONSTRAINT favourites_product_id_fkey REFERENCES products (id) ON DELETE CASCADE,
        added_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT favourites_pkey PRIMARY KEY (user_id, product_id)
      );
      CREATE INDEX favourites_user_id_added_at ON favourites (user_id, added_at);
      CREATE INDEX favourites_product_id ON favourites (product_id)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE favourites')
  }
}
