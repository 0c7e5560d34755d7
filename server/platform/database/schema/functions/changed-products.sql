-- The transaction that last changed a product, by which each server finds the products that have changed since it last
-- looked. A bigint, because TypeORM does not know xid8.
CREATE OR REPLACE FUNCTION this_transaction() RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT pg_current_xact_id()::text::bigint
$$;

CREATE OR REPLACE FUNCTION set_changed_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := this_transaction();
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER products_changed_in BEFORE UPDATE ON products
FOR EACH ROW EXECUTE FUNCTION set_changed_in();

-- When a product last changed (changed-at.sql): itself, its stock and texts included. What searches compute, and how often
-- it was sold, is not what anybody reads of it.
CREATE OR REPLACE FUNCTION set_product_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line products := NEW;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    line.name_words := OLD.name_words;
    line.search_vector := OLD.search_vector;
    line.units_sold := OLD.units_sold;
    line.gtin_repeat := OLD.gtin_repeat;
    line.sample_name := OLD.sample_name;
    line.changed_in := OLD.changed_in;
    IF line IS NOT DISTINCT FROM OLD THEN
      RETURN NEW;
    END IF;
  END IF;
  NEW.updated_at := changed_at();
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER products_updated_at BEFORE INSERT OR UPDATE ON products
FOR EACH ROW EXECUTE FUNCTION set_product_updated_at();

-- Of tables with a product: nothing to do if the same transaction has changed that already.
CREATE OR REPLACE FUNCTION touch_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET updated_at = changed_at()
  WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.product_id ELSE NEW.product_id END
    AND (updated_at < now() OR xmin <> pg_current_xact_id()::xid);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER product_texts_touch_product AFTER INSERT OR UPDATE OR DELETE ON product_texts
FOR EACH ROW EXECUTE FUNCTION touch_product();
