import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The names of brands on Arabic pages. */
export class BrandNamesInArabic1773400000128 implements MigrationInterface {
  readonly name = 'BrandNamesInArabic1773400000128'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD brand_ar text')
  }

  async down(runner: QueryRunner): Promise<void> {
    // The trigger that compares it goes with it, and comes back when its file is run.
    await runner.query(`
      DELETE FROM function_files WHERE name = 'catalogue-version.sql';
      ALTER TABLE products DROP brand_ar CASCADE`)
  }
}
