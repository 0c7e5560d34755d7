import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What shoppers see of a product; of a large stock nothing, so that selling from it changes no page. */
const visible = (row: 'OLD' | 'NEW', columns: string) =>
  `(${columns.replaceAll('row.', `${row}.`)}, CASE WHEN ${row}.stock <= 100 THEN ${row}.stock END)`

const product = (rows: string, hasArabicName: boolean) => `json_build_object(
  'id', ${rows}.id,
  'name', ${rows}.name,
  ${hasArabicName ? `'name_ar', ${rows}.name_ar,` : ''}
  'price', webhook_pounds(${rows}.price_piastres),
  'image_url', ${rows}.image_url,
  'stock', ${rows}.stock)`

/** An optional Arabic name of each product, in its webhooks and in what makes up a version of the catalogue. */
export class ArabicNames1764600000011 implements MigrationInterface {
  readonly name = 'ArabicNames1764600000011'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD name_ar text')
    await this.replaceTriggers(runner, true)
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.replaceTriggers(runner, false)
    await runner.query('ALTER TABLE products DROP name_ar')
  }

  private async replaceTriggers(runner: QueryRunner, hasArabicName: boolean): Promise<void> {
    const seen = `row.name, ${hasArabicName ? 'row.name_ar, ' : ''}row.price_piastres, row.image_url`
    await runner.query('DROP TRIGGER catalogue_product_changed ON products')
    await runner.query(`
      CREATE CONSTRAINT TRIGGER catalogue_product_changed AFTER UPDATE ON products
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      WHEN (${visible('OLD', seen)} IS DISTINCT FROM ${visible('NEW', seen)})
      EXECUTE FUNCTION catalogue_changed()`)
    const reported = (rows: string) => `(${seen.replaceAll('row.', `${rows}.`)}, ${rows}.stock)`
    const changes = [
      ['added', 'new_rows', 'new_rows'],
      [
        'updated',
        'new_rows',
        `new_rows JOIN old_rows ON old_rows.id = new_rows.id
          AND ${reported('old_rows')} IS DISTINCT FROM ${reported('new_rows')}`,
      ],
      ['deleted', 'old_rows', 'old_rows'],
    ] as const
    for (const [change, rows, from] of changes) {
      await runner.query(`
        CREATE OR REPLACE FUNCTION webhook_product_${change}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO webhook_deliveries (webhook_id, event, message_id, body)
          SELECT webhooks.id, 'product.changed', 'msg_' || replace(gen_random_uuid()::text, '-', ''),
            json_build_object(
              'type', 'product.changed',
              'timestamp', webhook_time(clock_timestamp()),
              'data', json_build_object('change', '${change}', 'product', ${product(rows, hasArabicName)})
            )::text
          FROM ${from} CROSS JOIN webhooks
          WHERE 'product.changed' = ANY (webhooks.events);
          IF FOUND THEN
            PERFORM pg_notify('mishmish', '{"kind":"deliveriesDue"}');
          END IF;
          RETURN NULL;
        END $$`)
    }
  }
}
