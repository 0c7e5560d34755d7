import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The owner's texts of the help pages: delivery, returns and so on. */
export class HelpPages1773400000110 implements MigrationInterface {
  readonly name = 'HelpPages1773400000110'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE help_pages (
        page text NOT NULL,
        version int NOT NULL,
        title text,
        body text,
        title_ar text,
        body_ar text,
        CONSTRAINT help_pages_pkey PRIMARY KEY (page),
        CONSTRAINT help_pages_version_positive CHECK (version >= 1),
        CONSTRAINT help_pages_text_complete CHECK ((title IS NULL) = (body IS NULL)),
        CONSTRAINT help_pages_text_ar_complete CHECK ((title_ar IS NULL) = (body_ar IS NULL))
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE help_pages`)
  }
}
