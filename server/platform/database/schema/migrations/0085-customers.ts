import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The shop's decisions about the phone numbers of its customers. */
export class Customers1771300000085 implements MigrationInterface {
  readonly name = 'Customers1771300000085'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE customers (
        phone text CONSTRAINT customers_pkey PRIMARY KEY
          CONSTRAINT customers_phone_normalized CHECK (phone ~ '^[+]?[0-9]{1,20}$'),
        prepay_only boolean NOT NULL DEFAULT false,
        is_blocked boolean NOT NULL DEFAULT false,
        note text
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE customers')
  }
}
