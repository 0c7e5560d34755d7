-- Products of a collection that is deleted stay, without it. They are locked in the order of their ids, like everywhere else.
CREATE OR REPLACE FUNCTION leave_collection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET collection_slugs = array_remove(collection_slugs, OLD.slug), version = version + 1
  WHERE id IN (SELECT id FROM products WHERE collection_slugs @> ARRAY[OLD.slug] ORDER BY id FOR NO KEY UPDATE);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_leave_collection AFTER DELETE ON collections
FOR EACH ROW EXECUTE FUNCTION leave_collection();
