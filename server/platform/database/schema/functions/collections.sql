-- Collections are in menus and on pages, so that their changes raise the version of the catalogue (catalogue-version.sql).
DROP TRIGGER IF EXISTS catalogue_collections_changed ON collections;
CREATE CONSTRAINT TRIGGER catalogue_collections_changed AFTER INSERT OR UPDATE OR DELETE ON collections
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalogue_changed();
