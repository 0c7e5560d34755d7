-- Whoever waits for a product is mailed once when it can be ordered again, whichever statement gives it stock. The mails
-- name no account: a foreign key would wait for the row of an account that is being deleted, which waits for a product.
CREATE OR REPLACE FUNCTION answer_back_in_stock_requests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH answered AS (
    DELETE FROM back_in_stock_requests WHERE product_id = NEW.id
    RETURNING id, user_id, email, locale, requested_at
  )
  INSERT INTO mails (kind, address, request_id, data)
  SELECT 'backInStock', coalesce(answered.email, users.email, users.contact_email),
    nullif(current_setting('mishmish.actor', true), '')::jsonb ->> 'requestId', jsonb_build_object(
    'productId', NEW.id, 'userId', user_id, 'locale', answered.locale, 'requestedAt', requested_at)
  FROM answered LEFT JOIN users ON users.id = user_id
  -- A hidden product is not told of, and its requests are gone.
  WHERE NOT NEW.hidden AND coalesce(answered.email, users.email, users.contact_email) IS NOT NULL
  ORDER BY answered.id;
  IF FOUND THEN
    PERFORM pg_notify('mishmish', '{"kind":"mailsDue"}');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER answer_back_in_stock_requests AFTER UPDATE OF stock, hidden ON products FOR EACH ROW
WHEN ((OLD.stock = 0 AND NEW.stock IS DISTINCT FROM 0) OR (NEW.hidden AND NOT OLD.hidden))
EXECUTE FUNCTION answer_back_in_stock_requests();
