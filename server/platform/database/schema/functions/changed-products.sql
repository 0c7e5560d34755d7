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
