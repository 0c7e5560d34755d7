-- Every change that the team or a tool makes is logged: the transaction names its actor (acting-manager.ts). What
-- shoppers, couriers and rules do to an order is in its timeline.

-- A row as the log sees it: without fields that have no value, and with each setting of the shop, which are in one
-- column, as a field of its own.
CREATE OR REPLACE FUNCTION logged_line(line jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_strip_nulls(line -> 'stored' || line - 'stored'), jsonb_strip_nulls(line), '{}')
$$;

-- Arguments: the kind of subject, its column, the column with its title, ignored columns, and private ones, whose values
-- the log does not have. A subject that is private is known by its hash.
CREATE OR REPLACE FUNCTION log_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor CONSTANT jsonb := current_setting('mishmish.actor')::jsonb;
  ignored CONSTANT text[] := string_to_array(TG_ARGV[3], ' ');
  private CONSTANT text[] := string_to_array(TG_ARGV[4], ' ');
  old_line CONSTANT jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE logged_line(to_jsonb(OLD)) END;
  new_line CONSTANT jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE logged_line(to_jsonb(NEW)) END;
  line CONSTANT jsonb := CASE WHEN TG_OP = 'DELETE' THEN old_line ELSE new_line END;
  old_values jsonb;
  new_values jsonb;
BEGIN
  SELECT
    jsonb_object_agg(key, CASE WHEN old_line ? key AND key = ANY (private) THEN '"***"' ELSE old_line -> key END),
    jsonb_object_agg(key, CASE WHEN new_line ? key AND key = ANY (private) THEN '"***"' ELSE new_line -> key END)
  INTO old_values, new_values
  FROM jsonb_object_keys(old_line || new_line) AS key
  WHERE key <> ALL (ignored) AND old_line -> key IS DISTINCT FROM new_line -> key;
  IF old_values IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO change_log (account_id, api_key_id, actor_name, address, request_id, action, source, kind, subject,
    title, before, after)
  VALUES ((actor ->> 'accountId')::int, (actor ->> 'apiKeyId')::int, actor ->> 'name', actor ->> 'address',
    actor ->> 'requestId', CASE TG_OP WHEN 'INSERT' THEN 'added' WHEN 'DELETE' THEN 'removed' ELSE 'changed' END,
    TG_TABLE_NAME, TG_ARGV[0],
    CASE WHEN TG_ARGV[1] = ANY (private) THEN md5(line ->> TG_ARGV[1]) ELSE line ->> TG_ARGV[1] END,
    line ->> TG_ARGV[2], CASE WHEN TG_OP <> 'INSERT' THEN old_values END,
    CASE WHEN TG_OP <> 'DELETE' THEN new_values END);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION watch_changes(
  source regclass, kind text, subject text, title text, ignored text, private text
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($sql$
    CREATE OR REPLACE TRIGGER log_change AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW
    WHEN (current_setting('mishmish.actor', true) <> '') EXECUTE FUNCTION log_change(%L, %L, %L, %L, %L)
  $sql$, source, kind, subject, title, ignored, private);
END $$;

SELECT watch_changes('products', 'product', 'id', 'name',
  'id created_at updated_at version changed_in name_words search_vector review_count stars_total units_sold gtin_repeat sample_name',
  '');
SELECT watch_changes('product_texts', 'product', 'product_id', '', 'product_id', '');
SELECT watch_changes('product_batches', 'product', 'product_id', '',
  'id product_id at_most received_at received_by', '');
SELECT watch_changes('orders', 'order', 'id', 'id',
  'id created_at updated_at version search_text search_phones user_id',
  'address city phone governorate area street floor apartment landmark courier_note recipient_name');
SELECT watch_changes('order_items', 'order', 'order_id', 'order_id', 'id order_id deleted_sku deleted_gtin', '');
SELECT watch_changes('shipments', 'order', 'order_id', 'order_id', 'id order_id', '');
SELECT watch_changes('cash_entries', 'order', 'order_id', 'order_id', 'id order_id created_at', '');
SELECT watch_changes('returns', 'order', 'order_id', 'order_id', 'order_id created_at', 'note');
SELECT watch_changes('handovers', 'handover', 'id', 'id', 'id created_at', '');
SELECT watch_changes('settlements', 'settlement', 'id', 'file_name', 'id created_at', '');
SELECT watch_changes('expenses', 'expense', 'id', '', 'id created_at', '');
SELECT watch_changes('couriers', 'courier', 'id', 'name', 'id', '');
SELECT watch_changes('discount_codes', 'discount', 'id', 'code', 'id created_at', '');
SELECT watch_changes('delivery_rates', 'deliveryRate', 'area', 'area', '', '');
SELECT watch_changes('confirmation_rules', 'setting', 'is_only', '', 'is_only', '');
SELECT watch_changes('shop_settings', 'setting', 'is_only', '', 'is_only version first_week_ended_at', '');
SELECT watch_changes('staff_invitations', 'account', 'id', '', 'id sent_at', 'email first_name second_name');
SELECT watch_changes('review_settings', 'setting', 'is_only', '', 'is_only', '');
SELECT watch_changes('collections', 'collection', 'id', 'title', 'id', '');
SELECT watch_changes('search_terms', 'searchTerm', 'id', 'terms', 'id', '');
SELECT watch_changes('help_pages', 'page', 'page', 'page', 'page version', '');
SELECT watch_changes('home_page', 'page', 'page', 'page', 'page version', '');
SELECT watch_changes('reviews', 'review', 'id', '', 'id user_id written_at', 'text author');
-- In the history of the product; what shoppers wrote is theirs.
SELECT watch_changes('product_questions', 'product', 'product_id', '',
  'id product_id user_id email locale asked_at', 'text');
-- A phone number says who a customer is.
SELECT watch_changes('customers', 'customer', 'phone', '', 'phone', 'phone reason');
SELECT watch_changes('customer_notes', 'customer', 'phone', '', 'id phone author_name written_at', 'phone text');
SELECT watch_changes('users', 'account', 'id', '',
  'id created_at locale last_seen_at',
  'first_name second_name mobile email password_hash token_version email_confirmed_at');
SELECT watch_changes('second_factors', 'account', 'user_id', '',
  'user_id last_step', 'secret recovery_hashes');
SELECT watch_changes('api_keys', 'apiKey', 'id', 'name', 'id created_at last_used_at key_hash', '');
SELECT watch_changes('webhooks', 'webhook', 'id', 'url', 'id created_at', 'secret');

-- The log is only added to (append-only.sql). Only what is old is removed, since it has names and network addresses.

-- Logged values without texts, as private ones are logged: amounts stay.
CREATE OR REPLACE FUNCTION without_texts(logged jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN logged IS NOT NULL THEN coalesce((
    SELECT jsonb_object_agg(key,
      CASE WHEN jsonb_typeof(value) IN ('string', 'object', 'array') THEN '"***"' ELSE value END)
    FROM jsonb_each(logged)
  ), '{}') END
$$;

CREATE OR REPLACE TRIGGER refuse_log_change BEFORE UPDATE ON change_log FOR EACH ROW
WHEN (NEW.before IS DISTINCT FROM without_texts(OLD.before)
  OR NEW.after IS DISTINCT FROM without_texts(OLD.after)
  OR to_jsonb(NEW) - ARRAY['before', 'after'] IS DISTINCT FROM to_jsonb(OLD) - ARRAY['before', 'after'])
EXECUTE FUNCTION refuse_change();

-- 90 days are the least that CHANGE_LOG_DAYS can be (env.ts).
CREATE OR REPLACE TRIGGER refuse_log_removal BEFORE DELETE ON change_log FOR EACH ROW
WHEN (OLD.happened_at > now() - interval '90 days')
EXECUTE FUNCTION refuse_change();
