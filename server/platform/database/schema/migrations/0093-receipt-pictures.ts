import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Pictures of the receipts of prepayments. */
export class ReceiptPictures1772100000093 implements MigrationInterface {
  readonly name = 'ReceiptPictures1772100000093'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE receipt_pictures (
        cash_entry_id bigint CONSTRAINT receipt_pictures_pkey PRIMARY KEY
          CONSTRAINT receipt_pictures_cash_entry_id_fkey REFERENCES cash_entries,
        image_url text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX receipt_pictures_image_url ON receipt_pictures (image_url)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    // Their files are deleted as those of removed pictures, which nobody can see.
    await runner.query(`
      INSERT INTO removed_pictures (image_url) SELECT image_url FROM receipt_pictures
      ON CONFLICT DO NOTHING`)
    await runner.query('DROP TABLE receipt_pictures')
  }
}
