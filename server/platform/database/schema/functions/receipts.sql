-- Pictures that no payment has any more (pictures.sql).
CREATE OR REPLACE TRIGGER receipt_picture_changed AFTER UPDATE OF image_url ON receipt_pictures
FOR EACH ROW WHEN (OLD.image_url IS DISTINCT FROM NEW.image_url)
EXECUTE FUNCTION remove_picture();

CREATE OR REPLACE TRIGGER receipt_picture_removed AFTER DELETE ON receipt_pictures
FOR EACH ROW EXECUTE FUNCTION remove_picture();
