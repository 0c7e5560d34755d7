-- Pictures that no payment has any more: servers delete their files.
CREATE OR REPLACE FUNCTION remove_receipt_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_pictures (image_url) VALUES (OLD.image_url) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER receipt_picture_changed AFTER UPDATE OF image_url ON receipt_pictures
FOR EACH ROW WHEN (OLD.image_url IS DISTINCT FROM NEW.image_url)
EXECUTE FUNCTION remove_receipt_picture();

CREATE OR REPLACE TRIGGER receipt_picture_removed AFTER DELETE ON receipt_pictures
FOR EACH ROW EXECUTE FUNCTION remove_receipt_picture();
