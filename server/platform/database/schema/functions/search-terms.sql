-- What each server knows of the terms follows the version of the catalogue (catalogue-version.sql).
DROP TRIGGER IF EXISTS catalogue_search_terms_changed ON search_terms;
CREATE CONSTRAINT TRIGGER catalogue_search_terms_changed AFTER INSERT OR UPDATE OR DELETE ON search_terms
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalogue_changed();
