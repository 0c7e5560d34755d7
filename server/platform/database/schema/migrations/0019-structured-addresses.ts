import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Orders have the fields of an address; orders of older clients have the governorate at most. */
export class StructuredAddresses1765400000019 implements MigrationInterface {
  readonly name = 'StructuredAddresses1765400000019'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD governorate text
          CONSTRAINT orders_governorate_known CHECK (governorate IN (
            'C', 'GZ', 'KB', 'ALX', 'BH', 'KFS', 'GH', 'MNF', 'DK', 'DT', 'SHR', 'PTS', 'IS', 'SUZ',
            'FYM', 'BNS', 'MN', 'AST', 'SHG', 'KN', 'LX', 'ASN', 'BA', 'WAD', 'MT', 'SIN', 'JS')),
        ADD area text,
        ADD street text,
        ADD floor text,
        ADD apartment text,
        ADD landmark text,
        ADD courier_note text,
        ADD CONSTRAINT orders_address_complete CHECK (
          num_nulls(governorate, area, street) = 0
          OR num_nonnulls(area, street, floor, apartment, landmark, courier_note) = 0)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders DROP governorate, DROP area, DROP street, DROP floor, DROP apartment,
        DROP landmark, DROP courier_note`)
  }
}
