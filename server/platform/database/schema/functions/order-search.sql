-- What orders are found by, in one place and folded once, so that a search reads one table and folds nothing.

-- The names of the recipient and of the account, its email, and the city; a line each, since a word never spans two.
CREATE OR REPLACE FUNCTION order_search_text(recipient_name text, city text, customer_id int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT search_fold(concat_ws(E'\n', recipient_name, city,
    (SELECT concat_ws(E'\n', first_name || ' ' || second_name, coalesce(email, contact_email))
     FROM users WHERE id = customer_id)))
$$;

CREATE OR REPLACE FUNCTION order_search_phones(phone text, customer_id int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT concat_ws(E'\n', phone, (SELECT mobile FROM users WHERE id = customer_id))
$$;

CREATE OR REPLACE FUNCTION set_order_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := order_search_text(NEW.recipient_name, NEW.city, NEW.user_id);
  NEW.search_phones := order_search_phones(NEW.phone, NEW.user_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER orders_search BEFORE INSERT OR UPDATE OF user_id, recipient_name, city, phone ON orders
FOR EACH ROW EXECUTE FUNCTION set_order_search();

-- Who changes their account is found by what it says now.
CREATE OR REPLACE FUNCTION renew_order_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET user_id = user_id, updated_at = changed_at() WHERE user_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_order_search AFTER UPDATE OF first_name, second_name, email, contact_email, mobile ON users
FOR EACH ROW WHEN ((OLD.first_name, OLD.second_name, OLD.email, OLD.contact_email, OLD.mobile)
  IS DISTINCT FROM (NEW.first_name, NEW.second_name, NEW.email, NEW.contact_email, NEW.mobile))
EXECUTE FUNCTION renew_order_search();

-- When this file has changed, a backfill renews what is stored (order-backfills.ts).
