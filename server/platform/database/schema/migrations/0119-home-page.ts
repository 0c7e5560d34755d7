import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The owner's content of the home page, with the times from and until which it is shown. */
export class HomePage1773400000119 implements MigrationInterface {
  readonly name = 'HomePage1773400000119'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE home_page (
        page text NOT NULL DEFAULT 'home',
        version int NOT NULL,
        stored jsonb NOT NULL,
        CONSTRAINT home_page_pkey PRIMARY KEY (page),
        CONSTRAINT home_page_one_row CHECK (page = 'home'),
        CONSTRAINT home_page_version_positive CHECK (version >= 1)
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE home_page`)
  }
}
