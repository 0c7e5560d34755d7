import type { MigrationInterface, QueryRunner } from 'typeorm'

const ADDRESS = `CASE WHEN new_rows.street IS NOT NULL THEN json_build_object(
  'governorate', new_rows.governorate,
  'area', new_rows.area,
  'street', new_rows.street,
  'floor', new_rows.floor,
  'apartment', new_rows.apartment,
  'landmark', new_rows.landmark,
  'courier_note', new_rows.courier_note) END`

const ADJUSTMENTS = `(
  SELECT coalesce(json_agg(json_build_object(
    'kind', adjustment ->> 'kind',
    'label', adjustment ->> 'label',
    'amount', webhook_pounds((adjustment ->> 'piastres')::bigint)
  ) ORDER BY place), '[]')
  FROM jsonb_array_elements(new_rows.adjustments) WITH ORDINALITY AS element (adjustment, place))`

const order = (isComplete: boolean) => `json_build_object(
  'id', new_rows.id,
  'created_at', webhook_time(new_rows.created_at),
  'status', new_rows.status,
  'total', webhook_pounds(new_rows.total_piastres),
  ${isComplete ? `'adjustments', ${ADJUSTMENTS},` : ''}
  'address', new_rows.address,
  'city', new_rows.city,
  ${isComplete ? `'shipping_address', ${ADDRESS}, 'cancel_reason', new_rows.cancel_reason,` : ''}
  'phone', new_rows.phone,
  'user', (
    SELECT json_build_object('first_name', first_name, 'mobile', mobile)
    FROM users WHERE users.id = new_rows.user_id
  ),
  'items', (
    SELECT json_agg(json_build_object(
      'product_id', product_id,
      'name', name,
      'price', webhook_pounds(price_piastres),
      'quantity', quantity
    ) ORDER BY id)
    FROM order_items WHERE order_id = new_rows.id
  ))`

const CHANGED =
  'new_rows JOIN old_rows ON old_rows.id = new_rows.id AND old_rows.status <> new_rows.status'

/** Webhooks explain an order's total, and have its address as it was entered. */
export class OrdersInWebhooks1767600000041 implements MigrationInterface {
  readonly name = 'OrdersInWebhooks1767600000041'

  async up(runner: QueryRunner): Promise<void> {
    await this.replaceFunctions(runner, true)
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.replaceFunctions(runner, false)
  }

  private async replaceFunctions(runner: QueryRunner, isComplete: boolean): Promise<void> {
    const events = [
      ['placed', 'order.placed', `'order', ${order(isComplete)}`, 'new_rows'],
      [
        'status_changed',
        'order.statusChanged',
        `'previous_status', old_rows.status, 'order', ${order(isComplete)}`,
        CHANGED,
      ],
    ] as const
    for (const [name, event, data, from] of events) {
      await runner.query(`
        CREATE OR REPLACE FUNCTION webhook_order_${name}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO webhook_deliveries (webhook_id, event, message_id, body)
          SELECT webhooks.id, '${event}', 'msg_' || replace(gen_random_uuid()::text, '-', ''),
            json_build_object(
              'type', '${event}',
              'timestamp', webhook_time(clock_timestamp()),
              'data', json_build_object(${data})
            )::text
          FROM ${from} CROSS JOIN webhooks
          WHERE '${event}' = ANY (webhooks.events);
          IF FOUND THEN
            PERFORM pg_notify('mishmish', '{"kind":"deliveriesDue"}');
          END IF;
          RETURN NULL;
        END $$`)
    }
  }
}
