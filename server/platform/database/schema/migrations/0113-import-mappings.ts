import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Column mappings of other shops' product files, remembered by their headings. */
export class ImportMappings1773400000113 implements MigrationInterface {
  readonly name = 'ImportMappings1773400000113'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE import_mappings (
        headings text NOT NULL,
        columns jsonb NOT NULL,
        used_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT import_mappings_pkey PRIMARY KEY (headings)
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE import_mappings`)
  }
}
