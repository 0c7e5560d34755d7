import type { MigrationInterface, QueryRunner } from 'typeorm'

/** One number for the whole catalogue, higher after each transaction that changes what shoppers see. */
export class CatalogueVersion1764000000005 implements MigrationInterface {
  readonly name = 'CatalogueVersion1764000000005'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue_version (
        is_only boolean NOT NULL DEFAULT true,
        version bigint NOT NULL,
        CONSTRAINT catalogue_version_pkey PRIMARY KEY (is_only),
        CONSTRAINT catalogue_version_one_row CHECK (is_only)
      )`)
    await runner.query(`
      INSERT INTO catalogue_version (version)
      VALUES (floor(extract(epoch FROM clock_timestamp()) * 1000))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE catalogue_version')
  }
}
