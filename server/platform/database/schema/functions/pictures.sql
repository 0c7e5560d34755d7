-- For triggers of tables with a picture: servers delete the file that the row has no more.
CREATE OR REPLACE FUNCTION remove_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_pictures (image_url) VALUES (OLD.image_url) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
