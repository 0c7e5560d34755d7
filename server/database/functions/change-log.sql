-- Every change that the team or a tool makes is logged: the transaction names its actor (acting-manager.ts). What
-- shoppers, couriers and rules do to an order is in its timeline.

-- A row as the log keeps it: without columns that other ones imply, and without the values of private ones.
CREATE OR REPLACE FUNCTION logged_row(line jsonb, ignored text[], private text[]) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, CASE WHEN key = ANY (private) THEN '"***"' ELSE value END), '{}')
  FROM jsonb_each(line) WHERE key <> ALL (ignored) AND value <> 'null'
$$;

-- What an update changed in a row: the values of one of its sides.
CREATE OR REPLACE FUNCTION logged_difference(line jsonb, other jsonb, ignored text[], private text[])
RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_agg(key, CASE WHEN value <> 'null' AND key = ANY (private) THEN '"***"' ELSE value END)
  FROM jsonb_each(line) WHERE key <> ALL (ignored) AND value IS DISTINCT FROM other -> key
$$;

-- What a row is about: the hash of a private one, by which the changes of one are found without telling it.
CREATE OR REPLACE FUNCTION logged_subject(line jsonb, subject text, private text[]) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN subject = ANY (private) THEN md5(line ->> subject) ELSE line ->> subject END
$$;

-- Settings are in one column: each of them is a field of its own.
CREATE OR REPLACE FUNCTION logged_line(line jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(line -> 'stored') = 'object' THEN line -> 'stored' || line - 'stored' ELSE line END
$$;

-- Arguments: the kind of subject, its column, the column with its title, the columns of the primary key, ignored and
-- private columns.
CREATE OR REPLACE FUNCTION log_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor CONSTANT jsonb := current_setting('mishmish.actor')::jsonb;
  subject CONSTANT text := TG_ARGV[1];
  title CONSTANT text := TG_ARGV[2];
  key_columns CONSTANT text[] := string_to_array(TG_ARGV[3], ' ');
  ignored CONSTANT text[] := string_to_array(TG_ARGV[4], ' ');
  private CONSTANT text[] := string_to_array(TG_ARGV[5], ' ');
  actor_name text;
BEGIN
  SELECT first_name INTO actor_name FROM users WHERE id = (actor ->> 'accountId')::int;
  IF actor_name IS NULL THEN
    SELECT name INTO actor_name FROM api_keys WHERE id = (actor ->> 'apiKeyId')::int;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO change_log (account_id, api_key_id, actor_name, address, request_id, action, source, kind, subject,
      title, after)
    SELECT (actor ->> 'accountId')::int, (actor ->> 'apiKeyId')::int, actor_name, actor ->> 'address',
      actor ->> 'requestId', 'added', TG_TABLE_NAME, TG_ARGV[0], logged_subject(line, subject, private), line ->> title,
      logged_row(line, ignored, private)
    FROM (SELECT logged_line(to_jsonb(new_rows)) AS line FROM new_rows) AS added;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO change_log (account_id, api_key_id, actor_name, address, request_id, action, source, kind, subject,
      title, before)
    SELECT (actor ->> 'accountId')::int, (actor ->> 'apiKeyId')::int, actor_name, actor ->> 'address',
      actor ->> 'requestId', 'removed', TG_TABLE_NAME, TG_ARGV[0], logged_subject(line, subject, private), line ->> title,
      logged_row(line, ignored, private)
    FROM (SELECT logged_line(to_jsonb(old_rows)) AS line FROM old_rows) AS removed;
  ELSE
    INSERT INTO change_log (account_id, api_key_id, actor_name, address, request_id, action, source, kind, subject,
      title, before, after)
    SELECT (actor ->> 'accountId')::int, (actor ->> 'apiKeyId')::int, actor_name, actor ->> 'address',
      actor ->> 'requestId', 'changed', TG_TABLE_NAME, TG_ARGV[0], logged_subject(old_line, subject, private),
      new_line ->> title, difference.*
    FROM
      (SELECT logged_line(to_jsonb(old_rows)) AS old_line,
         (SELECT array_agg(to_jsonb(old_rows) ->> name) FROM unnest(key_columns) AS name) AS key FROM old_rows
      ) AS old_lines
      JOIN
      (SELECT logged_line(to_jsonb(new_rows)) AS new_line,
         (SELECT array_agg(to_jsonb(new_rows) ->> name) FROM unnest(key_columns) AS name) AS key FROM new_rows
      ) AS new_lines USING (key)
      CROSS JOIN LATERAL (
        SELECT logged_difference(old_line, new_line, ignored, private) AS before,
          logged_difference(new_line, old_line, ignored, private) AS after
      ) AS difference
    WHERE difference.after IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;

-- Three triggers for a table, since one with transition tables is for one event.
CREATE OR REPLACE FUNCTION watch_changes(
  source regclass, kind text, subject text, title text, key_columns text, ignored text, private text
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  arguments CONSTANT text :=
    format('%L, %L, %L, %L, %L, %L', kind, subject, title, key_columns, ignored, private);
BEGIN
  EXECUTE format($sql$
    CREATE OR REPLACE TRIGGER log_added AFTER INSERT ON %1$s REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
      WHEN (current_setting('mishmish.actor', true) <> '') EXECUTE FUNCTION log_changes(%2$s);
    CREATE OR REPLACE TRIGGER log_changed AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT
      WHEN (current_setting('mishmish.actor', true) <> '') EXECUTE FUNCTION log_changes(%2$s);
    CREATE OR REPLACE TRIGGER log_removed AFTER DELETE ON %1$s REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT
      WHEN (current_setting('mishmish.actor', true) <> '') EXECUTE FUNCTION log_changes(%2$s)
  $sql$, source, arguments);
END $$;

SELECT watch_changes('products', 'product', 'id', 'name', 'id',
  'id created_at version changed_in name_words search_vector review_count stars_total units_sold gtin_repeat', '');
SELECT watch_changes('product_texts', 'product', 'product_id', '', 'product_id locale', 'product_id', '');
SELECT watch_changes('orders', 'order', 'id', 'id', 'id',
  'id created_at version search_text search_phones user_id',
  'address city phone governorate area street floor apartment landmark courier_note recipient_name');
SELECT watch_changes('order_items', 'order', 'order_id', 'order_id', 'id', 'id order_id', '');
SELECT watch_changes('shipments', 'order', 'order_id', 'order_id', 'id', 'id order_id', '');
SELECT watch_changes('cash_entries', 'order', 'order_id', 'order_id', 'id', 'id order_id created_at', '');
SELECT watch_changes('returns', 'order', 'order_id', 'order_id', 'id', 'order_id created_at', 'note');
SELECT watch_changes('handovers', 'handover', 'id', 'id', 'id', 'id created_at', '');
SELECT watch_changes('settlements', 'settlement', 'id', 'file_name', 'id', 'id created_at', '');
SELECT watch_changes('couriers', 'courier', 'id', 'name', 'id', 'id', '');
SELECT watch_changes('discount_codes', 'discount', 'id', 'code', 'id', 'id created_at', '');
SELECT watch_changes('delivery_rates', 'deliveryRate', 'area', 'area', 'area', '', '');
SELECT watch_changes('confirmation_rules', 'setting', 'is_only', '', 'is_only', 'is_only', '');
SELECT watch_changes('shop_settings', 'setting', 'is_only', '', 'is_only', 'is_only version', '');
SELECT watch_changes('staff_invitations', 'account', 'id', '', 'id', 'id sent_at', 'email first_name second_name');
SELECT watch_changes('review_settings', 'setting', 'is_only', '', 'is_only', 'is_only', '');
SELECT watch_changes('search_terms', 'searchTerm', 'id', 'terms', 'id', 'id', '');
SELECT watch_changes('reviews', 'review', 'id', '', 'id', 'id user_id written_at', 'text author');
-- A phone number says who a customer is.
SELECT watch_changes('customers', 'customer', 'phone', '', 'phone', 'phone', 'phone note');
SELECT watch_changes('users', 'account', 'id', '', 'id', 'id created_at locale last_seen_at',
  'first_name second_name mobile email password_hash token_version email_confirmed_at');
SELECT watch_changes('api_keys', 'apiKey', 'id', 'name', 'id', 'id created_at last_used_at key_hash', '');
SELECT watch_changes('webhooks', 'webhook', 'id', 'url', 'id', 'id created_at', 'secret');
