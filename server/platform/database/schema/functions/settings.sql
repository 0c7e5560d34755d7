-- Changes of the settings raise their version (catalogue-version.sql).
DROP TRIGGER IF EXISTS settings_changed ON shop_settings;
CREATE CONSTRAINT TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE ON shop_settings
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settings_changed();

CREATE OR REPLACE TRIGGER settings_emptied AFTER TRUNCATE ON shop_settings
FOR EACH STATEMENT EXECUTE FUNCTION settings_changed();
