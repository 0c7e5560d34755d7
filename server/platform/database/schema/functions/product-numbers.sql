-- Barcodes are unique, but for the products that shared one before they were: those are numbered, in a column of the
-- unique index. With another barcode, such a product is like any other.
CREATE OR REPLACE FUNCTION reset_gtin_repeat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.gtin_repeat := 0;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER products_gtin_repeat BEFORE UPDATE OF gtin ON products FOR EACH ROW
WHEN (OLD.gtin_repeat > 0 AND lpad(OLD.gtin, 14, '0') IS DISTINCT FROM lpad(NEW.gtin, 14, '0'))
EXECUTE FUNCTION reset_gtin_repeat();
