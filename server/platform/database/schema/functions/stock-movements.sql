-- Every change of a stock is recorded, whoever makes it. The statement that makes it says why (stock-reason.ts), and the
-- transaction who (acting-manager.ts); without a reason, the stock was corrected.
CREATE OR REPLACE FUNCTION record_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor CONSTANT jsonb := nullif(current_setting('mishmish.actor', true), '')::jsonb;
  -- The reason, and the number of the order if there is one.
  why CONSTANT text[] := string_to_array(nullif(current_setting('mishmish.stock_reason', true), ''), ' ');
BEGIN
  INSERT INTO stock_movements (product_id, change, stock_after, reason, order_id, account_id, api_key_id, actor_name)
  VALUES (NEW.id, coalesce(NEW.stock, 0) - CASE TG_OP WHEN 'UPDATE' THEN coalesce(OLD.stock, 0) ELSE 0 END,
    NEW.stock, CASE TG_OP WHEN 'UPDATE' THEN coalesce(why[1], 'corrected') ELSE 'initial' END,
    CASE TG_OP WHEN 'UPDATE' THEN nullif(why[2], '')::int END,
    (actor ->> 'accountId')::int, (actor ->> 'apiKeyId')::int, actor ->> 'name');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER record_first_stock AFTER INSERT ON products FOR EACH ROW
WHEN (NEW.stock IS NOT NULL) EXECUTE FUNCTION record_stock();

-- A count is recorded even if it finds what was expected.
CREATE OR REPLACE TRIGGER record_stock AFTER UPDATE OF stock ON products FOR EACH ROW
WHEN (OLD.stock IS DISTINCT FROM NEW.stock OR current_setting('mishmish.stock_reason', true) LIKE 'counted %')
EXECUTE FUNCTION record_stock();

-- A reason is that of one statement.
CREATE OR REPLACE FUNCTION forget_stock_reason() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('mishmish.stock_reason', '', true);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forget_stock_reason AFTER UPDATE OF stock ON products
FOR EACH STATEMENT EXECUTE FUNCTION forget_stock_reason();

-- The history is only added to (append-only.sql).
CREATE OR REPLACE TRIGGER refuse_movement_change BEFORE UPDATE OR DELETE ON stock_movements FOR EACH ROW
EXECUTE FUNCTION refuse_change();
