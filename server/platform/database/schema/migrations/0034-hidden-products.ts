import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The owner's list of hidden products; there are few. */
export class HiddenProducts1766900000034 implements MigrationInterface {
  readonly name = 'HiddenProducts1766900000034'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX products_hidden ON products (hidden) WHERE hidden')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX products_hidden')
  }
}
