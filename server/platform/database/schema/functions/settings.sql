CREATE OR REPLACE FUNCTION settings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_settings_version();
  RETURN NULL;
END $$;

-- Deferred, as for the catalogue: the one row is locked last.
DROP TRIGGER IF EXISTS settings_changed ON shop_settings;
CREATE CONSTRAINT TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE ON shop_settings
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settings_changed();

CREATE OR REPLACE TRIGGER settings_emptied AFTER TRUNCATE ON shop_settings
FOR EACH STATEMENT EXECUTE FUNCTION settings_changed();

-- Each server has the home page in its memory as it has the settings: its changes raise the same version.
DROP TRIGGER IF EXISTS home_page_changed ON home_page;
CREATE CONSTRAINT TRIGGER home_page_changed AFTER INSERT OR UPDATE OR DELETE ON home_page
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settings_changed();

CREATE OR REPLACE TRIGGER home_page_emptied AFTER TRUNCATE ON home_page
FOR EACH STATEMENT EXECUTE FUNCTION settings_changed();
