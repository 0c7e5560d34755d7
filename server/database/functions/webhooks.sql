-- Writes the messages of webhooks into their outbox, in the transaction of the change that they report
-- (docs/decisions/0009-triggers-write-the-outbox.md). server/integrations/webhook-events.ts has the bodies as schemas, and
-- a test compares both.

CREATE OR REPLACE FUNCTION webhook_time(moment timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

CREATE OR REPLACE FUNCTION webhook_pounds(piastres bigint) RETURNS float8 LANGUAGE sql IMMUTABLE AS $$
  SELECT (piastres / 100.0)::float8
$$;

CREATE OR REPLACE FUNCTION webhook_order_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, event, message_id, body)
  SELECT webhooks.id, 'order.placed', 'msg_' || replace(gen_random_uuid()::text, '-', ''),
    json_build_object(
      'type', 'order.placed',
      'timestamp', webhook_time(clock_timestamp()),
      'data', json_build_object(
        'order', json_build_object(
          'id', new_rows.id,
          'created_at', webhook_time(new_rows.created_at),
          'status', new_rows.status,
          'total', webhook_pounds(new_rows.total_piastres),
          'adjustments', (
            SELECT coalesce(json_agg(json_build_object(
              'kind', adjustment ->> 'kind',
              'label', adjustment ->> 'label',
              'amount', webhook_pounds((adjustment ->> 'piastres')::bigint)
            ) ORDER BY place), '[]')
            FROM jsonb_array_elements(new_rows.adjustments) WITH ORDINALITY AS element (adjustment, place)
          ),
          'address', new_rows.address,
          'city', new_rows.city,
          'shipping_address', CASE WHEN new_rows.street IS NOT NULL THEN json_build_object(
            'governorate', new_rows.governorate,
            'area', new_rows.area,
            'street', new_rows.street,
            'floor', new_rows.floor,
            'apartment', new_rows.apartment,
            'landmark', new_rows.landmark,
            'courier_note', new_rows.courier_note
          ) END,
          'cancel_reason', new_rows.cancel_reason,
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
          )
        )
      )
    )::text
  FROM new_rows CROSS JOIN webhooks
  WHERE 'order.placed' = ANY (webhooks.events);
  IF FOUND THEN
    PERFORM pg_notify('mishmish', '{"kind":"deliveriesDue"}');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER webhook_order_placed AFTER INSERT ON orders REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION webhook_order_placed();

CREATE OR REPLACE FUNCTION webhook_order_status_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, event, message_id, body)
  SELECT webhooks.id, 'order.statusChanged', 'msg_' || replace(gen_random_uuid()::text, '-', ''),
    json_build_object(
      'type', 'order.statusChanged',
      'timestamp', webhook_time(clock_timestamp()),
      'data', json_build_object(
        'previous_status', old_rows.status,
        'order', json_build_object(
          'id', new_rows.id,
          'created_at', webhook_time(new_rows.created_at),
          'status', new_rows.status,
          'total', webhook_pounds(new_rows.total_piastres),
          'adjustments', (
            SELECT coalesce(json_agg(json_build_object(
              'kind', adjustment ->> 'kind',
              'label', adjustment ->> 'label',
              'amount', webhook_pounds((adjustment ->> 'piastres')::bigint)
            ) ORDER BY place), '[]')
            FROM jsonb_array_elements(new_rows.adjustments) WITH ORDINALITY AS element (adjustment, place)
          ),
          'address', new_rows.address,
          'city', new_rows.city,
          'shipping_address', CASE WHEN new_rows.street IS NOT NULL THEN json_build_object(
            'governorate', new_rows.governorate,
            'area', new_rows.area,
            'street', new_rows.street,
            'floor', new_rows.floor,
            'apartment', new_rows.apartment,
            'landmark', new_rows.landmark,
            'courier_note', new_rows.courier_note
          ) END,
          'cancel_reason', new_rows.cancel_reason,
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
          )
        )
      )
    )::text
  FROM new_rows
    JOIN old_rows ON old_rows.id = new_rows.id AND old_rows.status <> new_rows.status
    CROSS JOIN webhooks
  WHERE 'order.statusChanged' = ANY (webhooks.events);
  IF FOUND THEN
    PERFORM pg_notify('mishmish', '{"kind":"deliveriesDue"}');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER webhook_order_status_changed AFTER UPDATE ON orders REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION webhook_order_status_changed();

CREATE OR REPLACE FUNCTION webhook_product_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, event, message_id, body)
  SELECT webhooks.id, 'product.changed', 'msg_' || replace(gen_random_uuid()::text, '-', ''),
    json_build_object(
      'type', 'product.changed',
      'timestamp', webhook_time(clock_timestamp()),
      'data', json_build_object(
        'change', 'added',
        'product', json_build_object(
          'id', new_rows.id,
          'name', new_rows.name,
          'name_ar', new_rows.name_ar,
          'price', webhook_pounds(new_rows.price_piastres),
          'image_url', new_rows.image_url,
          'stock', new_rows.stock
        )
      )
    )::text
  FROM new_rows CROSS JOIN webhooks
  WHERE 'product.changed' = ANY (webhooks.events);
  IF FOUND THEN
    PERFORM pg_notify('mishmish', '{"kind":"deliveriesDue"}');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER webhook_product_added AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION webhook_product_added();

CREATE OR REPLACE FUNCTION webhook_product_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, event, message_id, body)
  SELECT webhooks.id, 'product.changed', 'msg_' || replace(gen_random_uuid()::text, '-', ''),
    json_build_object(
      'type', 'product.changed',
      'timestamp', webhook_time(clock_timestamp()),
      'data', json_build_object(
        'change', 'updated',
        'product', json_build_object(
          'id', new_rows.id,
          'name', new_rows.name,
          'name_ar', new_rows.name_ar,
          'price', webhook_pounds(new_rows.price_piastres),
          'image_url', new_rows.image_url,
          'stock', new_rows.stock
        )
      )
    )::text
  FROM new_rows
    JOIN old_rows ON old_rows.id = new_rows.id
      AND (old_rows.name, old_rows.name_ar, old_rows.price_piastres, old_rows.image_url, old_rows.stock)
        IS DISTINCT FROM (new_rows.name, new_rows.name_ar, new_rows.price_piastres, new_rows.image_url, new_rows.stock)
    CROSS JOIN webhooks
  WHERE 'product.changed' = ANY (webhooks.events);
  IF FOUND THEN
    PERFORM pg_notify('mishmish', '{"kind":"deliveriesDue"}');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER webhook_product_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION webhook_product_updated();

CREATE OR REPLACE FUNCTION webhook_product_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, event, message_id, body)
  SELECT webhooks.id, 'product.changed', 'msg_' || replace(gen_random_uuid()::text, '-', ''),
    json_build_object(
      'type', 'product.changed',
      'timestamp', webhook_time(clock_timestamp()),
      'data', json_build_object(
        'change', 'deleted',
        'product', json_build_object(
          'id', old_rows.id,
          'name', old_rows.name,
          'name_ar', old_rows.name_ar,
          'price', webhook_pounds(old_rows.price_piastres),
          'image_url', old_rows.image_url,
          'stock', old_rows.stock
        )
      )
    )::text
  FROM old_rows CROSS JOIN webhooks
  WHERE 'product.changed' = ANY (webhooks.events);
  IF FOUND THEN
    PERFORM pg_notify('mishmish', '{"kind":"deliveriesDue"}');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER webhook_product_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION webhook_product_deleted();
