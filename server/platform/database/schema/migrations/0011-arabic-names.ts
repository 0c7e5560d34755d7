import type { MigrationInterface, QueryRunner } from 'typeorm'

/** An optional Arabic name of each product. */
export class ArabicNames1764600000011 implements MigrationInterface {
  readonly name = 'ArabicNames1764600000011'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD name_ar text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP name_ar')
  }
}
