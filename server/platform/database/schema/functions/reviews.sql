-- A product counts its approved reviews and their stars, so that lists need no other table.
CREATE OR REPLACE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'APPROVED' THEN
    UPDATE products SET review_count = review_count - 1, stars_total = stars_total - OLD.stars
    WHERE id = OLD.product_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'APPROVED' THEN
    UPDATE products SET review_count = review_count + 1, stars_total = stars_total + NEW.stars
    WHERE id = NEW.product_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER review_counted AFTER INSERT OR DELETE OR UPDATE OF status, stars ON reviews
FOR EACH ROW EXECUTE FUNCTION count_review();

CREATE OR REPLACE FUNCTION forget_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET review_count = 0, stars_total = 0 WHERE review_count > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reviews_emptied AFTER TRUNCATE ON reviews
FOR EACH STATEMENT EXECUTE FUNCTION forget_reviews();

-- A review keeps the name under which it was written, so that nobody renames the author of an approved one.
CREATE OR REPLACE FUNCTION name_review_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.author := coalesce(
    NEW.author, NEW.sample_author, (SELECT first_name FROM users WHERE id = NEW.user_id),
    -- Other constraints say what is wrong.
    '');
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER review_author BEFORE INSERT ON reviews
FOR EACH ROW EXECUTE FUNCTION name_review_author();

-- Pictures that no review has any more (pictures.sql).
CREATE OR REPLACE TRIGGER review_picture_changed AFTER UPDATE OF image_url ON reviews FOR EACH ROW
WHEN (OLD.image_url IS DISTINCT FROM NEW.image_url AND OLD.image_url IS NOT NULL)
EXECUTE FUNCTION remove_picture();

CREATE OR REPLACE TRIGGER review_picture_removed AFTER DELETE ON reviews FOR EACH ROW
WHEN (OLD.image_url IS NOT NULL) EXECUTE FUNCTION remove_picture();

-- What is shown raises the version of the catalogue (catalogue-version.sql).
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
