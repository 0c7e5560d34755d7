-- What is left of the batches of a product follows from the units on its shelf: first expired, first out, so that what is
-- left is what expires last. Orders write nothing for it.

-- The units on the shelves: those for sale, and those that orders have taken and that are not packed. None where the
-- stock is not counted.
CREATE OR REPLACE FUNCTION units_on_shelf(product_ids int[]) RETURNS TABLE (product_id int, units int)
LANGUAGE sql STABLE AS $$
  SELECT products.id, CASE WHEN products.stock IS NULL THEN 0 ELSE products.stock + coalesce(reserved.units, 0) END
  FROM products LEFT JOIN (
    SELECT order_items.product_id, sum(order_items.quantity - order_items.returned_quantity)::int AS units
    FROM order_items JOIN orders ON orders.id = order_items.order_id
    WHERE order_items.product_id = ANY (product_ids) AND order_items.stock_taken AND orders.shipment_state = 'none'
    GROUP BY order_items.product_id
  ) AS reserved ON reserved.product_id = products.id
  WHERE products.id = ANY (product_ids)
$$;

-- Units that belong to no batch have no date: they are the first to go. `arrived` units are not counted. It is planned
-- for the number of products, which is one or many thousands.
CREATE OR REPLACE FUNCTION batches_left(product_ids int[], arrived int DEFAULT 0)
RETURNS TABLE (batch_id int, product_id int, expires_on date, units int)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  SELECT id, batch.product_id, batch.expires_on, least(at_most, greatest(on_shelf - later, 0))::int
  FROM (
    SELECT product_batches.id, product_batches.product_id, product_batches.expires_on, at_most,
      units_on_shelf.units - arrived AS on_shelf,
      sum(at_most) OVER (
        PARTITION BY product_batches.product_id ORDER BY product_batches.expires_on DESC, product_batches.id DESC
      ) - at_most AS later
    FROM product_batches JOIN units_on_shelf(product_ids) ON units_on_shelf.product_id = product_batches.product_id
    WHERE product_batches.product_id = ANY (product_ids) AND at_most > 0
  ) AS batch;
END $$;

-- The last day of the unit that the next order would get: those that are for sale are the last of the shelf. None if
-- that unit has no date or has expired.
CREATE OR REPLACE FUNCTION next_expiry(product int, for_sale int) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT expires_on FROM (
    SELECT expires_on, units, sum(units) OVER (ORDER BY expires_on DESC, batch_id DESC) AS up_to
    FROM batches_left(ARRAY[product])
  ) AS batch
  WHERE for_sale > up_to - units AND for_sale <= up_to
    AND expires_on >= (now() AT TIME ZONE 'Africa/Cairo')::date
$$;

-- Before units arrive that expire earlier than others, what is used up of those others is noted: the new units would
-- count as theirs. Without a date, that holds for all batches.
CREATE OR REPLACE FUNCTION settle_batches(product int, arriving date, arrived int DEFAULT 0) RETURNS void
LANGUAGE sql AS $$
  UPDATE product_batches SET at_most = batches_left.units
  FROM batches_left(ARRAY[product], arrived)
  WHERE product_batches.id = batches_left.batch_id AND product_batches.at_most > batches_left.units
    AND (arriving IS NULL OR product_batches.expires_on > arriving)
$$;

-- Units that are found, imported or corrected have no date. Those that orders give back have one: they are the last that
-- went. Units that are received are settled by who books them.
CREATE OR REPLACE FUNCTION settle_found_units() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reason CONSTANT text := split_part(coalesce(current_setting('mishmish.stock_reason', true), ''), ' ', 1);
BEGIN
  -- An import changes many products, of which few have batches.
  IF reason NOT IN ('received', 'sold', 'edited', 'cancelled', 'returned')
    AND EXISTS (SELECT FROM product_batches WHERE product_id = NEW.id AND at_most > 0) THEN
    PERFORM settle_batches(NEW.id, NULL, NEW.stock - coalesce(OLD.stock, 0));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER settle_found_units AFTER UPDATE OF stock ON products FOR EACH ROW
WHEN (NEW.stock > coalesce(OLD.stock, 0)) EXECUTE FUNCTION settle_found_units();

-- The product page says when what is sent expires.
CREATE OR REPLACE TRIGGER product_batches_touch_product AFTER INSERT OR UPDATE OR DELETE ON product_batches
FOR EACH ROW EXECUTE FUNCTION touch_product();

DROP TRIGGER IF EXISTS catalogue_batches_changed ON product_batches;
CREATE CONSTRAINT TRIGGER catalogue_batches_changed AFTER INSERT OR UPDATE OR DELETE ON product_batches
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalogue_changed();

CREATE OR REPLACE TRIGGER catalogue_batches_emptied AFTER TRUNCATE ON product_batches
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
