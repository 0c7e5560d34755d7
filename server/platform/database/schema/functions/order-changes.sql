-- When an order last changed (changed-at.sql): itself, its lines, parcels and money, and what its timeline says.

CREATE OR REPLACE FUNCTION set_order_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line orders := NEW;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- What an order is found by is computed anew by a backfill, and nobody reads it.
    line.search_text := OLD.search_text;
    line.search_phones := OLD.search_phones;
    IF line IS NOT DISTINCT FROM OLD THEN
      RETURN NEW;
    END IF;
  END IF;
  NEW.updated_at := changed_at();
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER orders_updated_at BEFORE INSERT OR UPDATE ON orders
FOR EACH ROW EXECUTE FUNCTION set_order_updated_at();

-- Nothing to do for an order that the same transaction has changed: its time is later than what anybody has read. A row
-- is of this transaction if it wrote it after it began.
CREATE OR REPLACE FUNCTION touch_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET updated_at = changed_at()
  WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.order_id ELSE NEW.order_id END
    AND (updated_at < now() OR xmin <> pg_current_xact_id()::xid);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER order_items_touch_order AFTER INSERT OR UPDATE OR DELETE ON order_items
FOR EACH ROW EXECUTE FUNCTION touch_order();

CREATE OR REPLACE TRIGGER order_events_touch_order AFTER INSERT ON order_events
FOR EACH ROW EXECUTE FUNCTION touch_order();

CREATE OR REPLACE TRIGGER shipments_touch_order AFTER INSERT OR UPDATE OR DELETE ON shipments
FOR EACH ROW EXECUTE FUNCTION touch_order();

CREATE OR REPLACE TRIGGER cash_entries_touch_order AFTER INSERT ON cash_entries
FOR EACH ROW EXECUTE FUNCTION touch_order();
