-- Until an order is closed, its units are packed by their codes, also once their product is deleted.
CREATE OR REPLACE FUNCTION keep_deleted_codes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_items SET deleted_sku = OLD.sku, deleted_gtin = OLD.gtin FROM orders
  WHERE order_items.product_id = OLD.id AND orders.id = order_items.order_id
    AND orders.status NOT IN ('Completed', 'Cancelled');
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER products_deleted_codes BEFORE DELETE ON products FOR EACH ROW
WHEN (OLD.sku IS NOT NULL OR OLD.gtin IS NOT NULL)
EXECUTE FUNCTION keep_deleted_codes();
