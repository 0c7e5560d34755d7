-- Changes of products and their texts raise the version of the catalogue (catalogue-version.sql).

DROP TRIGGER IF EXISTS catalogue_product_came_or_went ON products;
CREATE CONSTRAINT TRIGGER catalogue_product_came_or_went AFTER INSERT OR DELETE ON products
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalogue_changed();

-- A product without what no page shows, so that a new column counts unless it is named here. Selling from a large stock
-- changes no page; reviews have triggers of their own.
CREATE OR REPLACE FUNCTION as_shoppers_see(product products) RETURNS products LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF product.stock > 100 THEN
    product.stock := NULL;
  END IF;
  product.shelf := NULL;
  product.sku := NULL;
  product.cost_price_piastres := NULL;
  product.supplier := NULL;
  product.low_stock_threshold := NULL;
  product.gtin_repeat := NULL;
  product.sample_name := NULL;
  product.name_words := NULL;
  product.search_vector := NULL;
  product.review_count := NULL;
  product.stars_total := NULL;
  product.version := NULL;
  product.changed_in := NULL;
  product.created_at := NULL;
  product.updated_at := NULL;
  RETURN product;
END $$;

DROP TRIGGER IF EXISTS catalogue_product_changed ON products;
CREATE CONSTRAINT TRIGGER catalogue_product_changed AFTER UPDATE ON products
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (as_shoppers_see(OLD) IS DISTINCT FROM as_shoppers_see(NEW))
EXECUTE FUNCTION catalogue_changed();

CREATE OR REPLACE TRIGGER catalogue_emptied AFTER TRUNCATE ON products
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

DROP TRIGGER IF EXISTS catalogue_product_texts_changed ON product_texts;
CREATE CONSTRAINT TRIGGER catalogue_product_texts_changed AFTER INSERT OR UPDATE OR DELETE ON product_texts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalogue_changed();

CREATE OR REPLACE TRIGGER catalogue_product_texts_emptied AFTER TRUNCATE ON product_texts
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
