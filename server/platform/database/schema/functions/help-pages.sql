-- Changes raise the version of the catalogue (catalogue-version.sql).
DROP TRIGGER IF EXISTS catalogue_help_pages_changed ON help_pages;
CREATE CONSTRAINT TRIGGER catalogue_help_pages_changed AFTER INSERT OR UPDATE OR DELETE ON help_pages
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalogue_changed();

CREATE OR REPLACE TRIGGER catalogue_help_pages_emptied AFTER TRUNCATE ON help_pages
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
