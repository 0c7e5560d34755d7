import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The fee and duration of delivery to each governorate. Orders store the duration that was shown to their shopper. */
export class DeliveryRates1765500000020 implements MigrationInterface {
  readonly name = 'DeliveryRates1765500000020'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE delivery_rates (
        area text NOT NULL,
        fee_piastres int NOT NULL,
        free_from_piastres int,
        min_days int,
        max_days int,
        note text,
        note_ar text,
        CONSTRAINT delivery_rates_pkey PRIMARY KEY (area),
        CONSTRAINT delivery_rates_fee_range CHECK (fee_piastres BETWEEN 0 AND 100000000),
        CONSTRAINT delivery_rates_free_from_positive CHECK (free_from_piastres > 0),
        CONSTRAINT delivery_rates_days CHECK (
          (min_days IS NULL AND max_days IS NULL) OR (min_days >= 1 AND max_days >= min_days))
      )`)
    await runner.query(`
      ALTER TABLE orders
        ADD delivery_min_days int,
        ADD delivery_max_days int,
        ADD CONSTRAINT orders_delivery_days CHECK (
          (delivery_min_days IS NULL AND delivery_max_days IS NULL)
          OR (delivery_min_days >= 1 AND delivery_max_days >= delivery_min_days))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP delivery_min_days, DROP delivery_max_days')
    await runner.query('DROP TABLE delivery_rates')
  }
}
