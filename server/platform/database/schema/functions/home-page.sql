-- Each server has the home page in its memory as it has the settings: its changes raise the same version.
DROP TRIGGER IF EXISTS home_page_changed ON home_page;
CREATE CONSTRAINT TRIGGER home_page_changed AFTER INSERT OR UPDATE OR DELETE ON home_page
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settings_changed();

CREATE OR REPLACE TRIGGER home_page_emptied AFTER TRUNCATE ON home_page
FOR EACH STATEMENT EXECUTE FUNCTION settings_changed();
