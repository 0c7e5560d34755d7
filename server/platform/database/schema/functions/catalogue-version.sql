-- One number for the whole catalogue, higher after each transaction that changes what shoppers see, and sent to every
-- server as that commits (docs/decisions/0010-responses-are-cached-under-a-version.md). It follows the clock, so that
-- no number ever stands for two catalogues, not even after a backup was restored.
CREATE OR REPLACE FUNCTION raise_catalogue_version() RETURNS void LANGUAGE plpgsql AS $$
DECLARE raised catalogue_version;
BEGIN
  INSERT INTO catalogue_version AS kept (version)
  VALUES (floor(extract(epoch FROM clock_timestamp()) * 1000))
  ON CONFLICT (is_only) DO UPDATE SET version = greatest(kept.version + 1, EXCLUDED.version)
  RETURNING kept.* INTO raised;
  PERFORM pg_notify('mishmish_catalogue',
    json_build_object('kind', 'catalogueChanged', 'version', raised.version,
      'settings', (to_jsonb(raised) ->> 'settings_version')::bigint)::text);
END $$;

-- The settings are on every page, so that their changes raise the version of the catalogue, too. Their own version says
-- that they must be read again; it follows the clock, as that of the catalogue does.
CREATE OR REPLACE FUNCTION raise_settings_version() RETURNS void LANGUAGE plpgsql AS $$
DECLARE now_milliseconds bigint := floor(extract(epoch FROM clock_timestamp()) * 1000);
BEGIN
  INSERT INTO catalogue_version AS kept (version, settings_version)
  VALUES (now_milliseconds, now_milliseconds)
  ON CONFLICT (is_only) DO UPDATE
    SET settings_version = greatest(kept.settings_version + 1, EXCLUDED.settings_version);
  PERFORM raise_catalogue_version();
END $$;

-- Once per transaction, however many rows it changes. Counts the transactions that deleted products, too, once the
-- row of the version is there.
CREATE OR REPLACE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('mishmish.catalogue_changed', true), '') = '' THEN
    PERFORM set_config('mishmish.catalogue_changed', 'yes', true);
    PERFORM raise_catalogue_version();
  END IF;
  IF TG_TABLE_NAME = 'products' AND TG_OP IN ('DELETE', 'TRUNCATE')
    AND coalesce(current_setting('mishmish.products_deleted', true), '') = '' THEN
    PERFORM set_config('mishmish.products_deleted', 'yes', true);
    UPDATE catalogue_version SET deletions = deletions + 1;
  END IF;
  RETURN NULL;
END $$;

-- The triggers are deferred: the one row is locked last, while committing, so that no transaction waits for it while it
-- holds what another one needs.

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

-- The product page says when what is sent expires.
DROP TRIGGER IF EXISTS catalogue_batches_changed ON product_batches;
CREATE CONSTRAINT TRIGGER catalogue_batches_changed AFTER INSERT OR UPDATE OR DELETE ON product_batches
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalogue_changed();

CREATE OR REPLACE TRIGGER catalogue_batches_emptied AFTER TRUNCATE ON product_batches
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

DROP TRIGGER IF EXISTS catalogue_delivery_rates_changed ON delivery_rates;
CREATE CONSTRAINT TRIGGER catalogue_delivery_rates_changed AFTER INSERT OR UPDATE OR DELETE ON delivery_rates
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalogue_changed();

CREATE OR REPLACE TRIGGER catalogue_delivery_rates_emptied AFTER TRUNCATE ON delivery_rates
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

DROP TRIGGER IF EXISTS catalogue_help_pages_changed ON help_pages;
CREATE CONSTRAINT TRIGGER catalogue_help_pages_changed AFTER INSERT OR UPDATE OR DELETE ON help_pages
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalogue_changed();

CREATE OR REPLACE TRIGGER catalogue_help_pages_emptied AFTER TRUNCATE ON help_pages
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

-- What each server knows of the terms follows the version, too.
DROP TRIGGER IF EXISTS catalogue_search_terms_changed ON search_terms;
CREATE CONSTRAINT TRIGGER catalogue_search_terms_changed AFTER INSERT OR UPDATE OR DELETE ON search_terms
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalogue_changed();

DROP TRIGGER IF EXISTS catalogue_review_added ON reviews;
CREATE CONSTRAINT TRIGGER catalogue_review_added AFTER INSERT ON reviews
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'APPROVED')
EXECUTE FUNCTION catalogue_changed();

DROP TRIGGER IF EXISTS catalogue_review_changed ON reviews;
CREATE CONSTRAINT TRIGGER catalogue_review_changed AFTER UPDATE ON reviews
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ('APPROVED' IN (OLD.status, NEW.status))
EXECUTE FUNCTION catalogue_changed();

DROP TRIGGER IF EXISTS catalogue_review_removed ON reviews;
CREATE CONSTRAINT TRIGGER catalogue_review_removed AFTER DELETE ON reviews
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.status = 'APPROVED')
EXECUTE FUNCTION catalogue_changed();

CREATE OR REPLACE TRIGGER catalogue_reviews_emptied AFTER TRUNCATE ON reviews
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
