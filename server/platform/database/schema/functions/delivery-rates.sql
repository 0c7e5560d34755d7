-- Changes raise the version of the catalogue (catalogue-version.sql).
DROP TRIGGER IF EXISTS catalogue_delivery_rates_changed ON delivery_rates;
CREATE CONSTRAINT TRIGGER catalogue_delivery_rates_changed AFTER INSERT OR UPDATE OR DELETE ON delivery_rates
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalogue_changed();

CREATE OR REPLACE TRIGGER catalogue_delivery_rates_emptied AFTER TRUNCATE ON delivery_rates
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
