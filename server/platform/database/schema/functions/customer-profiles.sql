-- What the orders and accounts of a phone add up to is kept in a table, so that the list of customers reads no orders.
-- Whatever changes it only notes the phone, in its own transaction: orders of a customer never wait for each other. Who
-- reads customers computes the noted ones anew first (refresh_customers), and so sees everything that was committed.

-- Of tables with a phone: orders, decisions about customers, notes.
CREATE OR REPLACE FUNCTION mark_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.phone <> '' THEN
    INSERT INTO stale_customers (phone) VALUES (OLD.phone);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.phone <> '' AND (TG_OP = 'INSERT' OR NEW.phone <> OLD.phone) THEN
    INSERT INTO stale_customers (phone) VALUES (NEW.phone);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_customer_placed AFTER INSERT OR DELETE ON orders
FOR EACH ROW EXECUTE FUNCTION mark_customer();

CREATE OR REPLACE TRIGGER orders_customer_changed
AFTER UPDATE OF phone, user_id, recipient_name, governorate, paid_piastres ON orders FOR EACH ROW
WHEN ((OLD.phone, OLD.user_id, OLD.recipient_name, OLD.governorate, OLD.paid_piastres)
  IS DISTINCT FROM (NEW.phone, NEW.user_id, NEW.recipient_name, NEW.governorate, NEW.paid_piastres))
EXECUTE FUNCTION mark_customer();

CREATE OR REPLACE TRIGGER customers_profile AFTER INSERT OR UPDATE OR DELETE ON customers
FOR EACH ROW EXECUTE FUNCTION mark_customer();

CREATE OR REPLACE TRIGGER customer_notes_profile AFTER INSERT OR DELETE ON customer_notes
FOR EACH ROW EXECUTE FUNCTION mark_customer();

CREATE OR REPLACE FUNCTION mark_customer_of_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_customers (phone) SELECT phone FROM orders WHERE id = NEW.order_id AND phone <> '';
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER shipments_customer AFTER INSERT ON shipments FOR EACH ROW
WHEN (NEW.delivered_at IS NOT NULL OR NEW.refused_at IS NOT NULL)
EXECUTE FUNCTION mark_customer_of_parcel();

CREATE OR REPLACE TRIGGER shipments_customer_changed
AFTER UPDATE OF delivered_at, refused_at, voided_at ON shipments FOR EACH ROW
WHEN ((OLD.delivered_at, OLD.refused_at, OLD.voided_at)
  IS DISTINCT FROM (NEW.delivered_at, NEW.refused_at, NEW.voided_at))
EXECUTE FUNCTION mark_customer_of_parcel();

-- The phone of an account, and those that it has ordered with.
CREATE OR REPLACE FUNCTION mark_customers_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_customers (phone)
  SELECT '+20' || OLD.mobile WHERE TG_OP <> 'INSERT'
  UNION SELECT '+20' || NEW.mobile WHERE TG_OP <> 'DELETE'
  UNION SELECT phone FROM orders
    WHERE user_id = CASE WHEN TG_OP = 'UPDATE' THEN NEW.id END AND phone <> '';
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_customer AFTER INSERT OR DELETE ON users
FOR EACH ROW EXECUTE FUNCTION mark_customers_of_account();

CREATE OR REPLACE TRIGGER users_customer_changed
AFTER UPDATE OF first_name, second_name, email, contact_email, mobile, role ON users FOR EACH ROW
WHEN ((OLD.first_name, OLD.second_name, OLD.email, OLD.contact_email, OLD.mobile, OLD.role)
  IS DISTINCT FROM (NEW.first_name, NEW.second_name, NEW.email, NEW.contact_email, NEW.mobile, NEW.role))
EXECUTE FUNCTION mark_customers_of_account();

-- An order is delivered or refused if one of its parcels was: what was refused may be taken up again.
DROP FUNCTION IF EXISTS customer_facts;
CREATE FUNCTION customer_facts(phones text[]) RETURNS TABLE (
  phone text, name text, governorate text, order_count int, brought_count int, delivered_count int,
  refused_count int, spent_piastres bigint, last_order_id int, last_order_at timestamptz,
  account_count int, search_text text
) LANGUAGE sql STABLE AS $$
  WITH stale AS MATERIALIZED (
    SELECT unnest(phones) AS phone
  ), placed AS MATERIALIZED (
    SELECT stale.phone, orders.id, orders.user_id, orders.recipient_name, orders.governorate,
      orders.paid_piastres, orders.created_at, parcel.delivered, parcel.refused
    FROM stale JOIN orders ON orders.phone = stale.phone
    LEFT JOIN LATERAL (
      SELECT bool_or(delivered_at IS NOT NULL) AS delivered, bool_or(refused_at IS NOT NULL) AS refused
      FROM shipments WHERE order_id = orders.id AND voided_at IS NULL
    ) AS parcel ON true
  ), per_phone AS (
    SELECT placed.phone, count(*)::int AS order_count,
      count(*) FILTER (WHERE delivered OR refused)::int AS brought_count,
      count(*) FILTER (WHERE delivered)::int AS delivered_count,
      count(*) FILTER (WHERE refused)::int AS refused_count,
      greatest(sum(paid_piastres), 0)::bigint AS spent_piastres, max(id) AS last_order_id,
      (array_agg(created_at ORDER BY id DESC))[1] AS last_order_at,
      (array_agg(recipient_name ORDER BY id DESC) FILTER (WHERE recipient_name <> ''))[1] AS name,
      (array_agg(placed.governorate ORDER BY id DESC)
        FILTER (WHERE placed.governorate IS NOT NULL))[1] AS governorate,
      string_agg(DISTINCT recipient_name, E'\n') AS names
    FROM placed GROUP BY placed.phone
  ), account AS (
    SELECT stale.phone, users.id FROM stale
    JOIN users ON users.mobile = substr(stale.phone, 4) AND stale.phone LIKE '+20%'
    WHERE users.role = 'shopper'
    UNION
    SELECT placed.phone, users.id FROM placed JOIN users ON users.id = placed.user_id
    WHERE users.role = 'shopper'
  ), accounts AS (
    SELECT account.phone, count(*)::int AS account_count,
      (array_agg(trim(first_name || ' ' || second_name) ORDER BY users.id DESC))[1] AS name,
      string_agg(concat_ws(E'\n', first_name || ' ' || second_name, coalesce(email, contact_email)), E'\n') AS names
    FROM account JOIN users USING (id) GROUP BY account.phone
  )
  SELECT stale.phone, coalesce(per_phone.name, accounts.name, ''), per_phone.governorate,
    coalesce(order_count, 0), coalesce(brought_count, 0), coalesce(delivered_count, 0),
    coalesce(refused_count, 0), coalesce(spent_piastres, 0), coalesce(last_order_id, 0), last_order_at,
    coalesce(account_count, 0), search_fold(concat_ws(E'\n', per_phone.names, accounts.names))
  FROM stale LEFT JOIN per_phone ON per_phone.phone = stale.phone
  LEFT JOIN accounts ON accounts.phone = stale.phone
$$;

-- One at a time: an older result never replaces a newer one. The profiles of phones that were noted have changed; those
-- that a backfill computes anew have not.
DROP FUNCTION IF EXISTS renew_customers(text[]);
CREATE OR REPLACE FUNCTION renew_customers(stale text[], is_noted boolean DEFAULT false) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  -- Different from the shop's other advisory locks.
  PERFORM pg_advisory_xact_lock(718041);
  -- In steps, because an upsert would use up an ID for each phone that is known.
  INSERT INTO customer_profiles (phone)
  SELECT phone FROM unnest(stale) AS phone
  WHERE NOT EXISTS (SELECT FROM customer_profiles AS known WHERE known.phone = phone.phone);
  UPDATE customer_profiles AS profile SET name = facts.name, governorate = facts.governorate,
    order_count = facts.order_count, brought_count = facts.brought_count,
    delivered_count = facts.delivered_count, refused_count = facts.refused_count,
    refused_percent = CASE WHEN facts.brought_count = 0 THEN 0
      ELSE round(100.0 * facts.refused_count / facts.brought_count) END,
    spent_piastres = facts.spent_piastres, last_order_id = facts.last_order_id,
    last_order_at = facts.last_order_at, account_count = facts.account_count,
    search_text = facts.search_text,
    updated_at = CASE WHEN is_noted THEN changed_at() ELSE profile.updated_at END
  FROM customer_facts(stale) AS facts WHERE profile.phone = facts.phone;
  DELETE FROM customer_profiles AS profile
  WHERE profile.phone = ANY (stale) AND order_count = 0 AND account_count = 0
    AND NOT EXISTS (SELECT FROM customers WHERE customers.phone = profile.phone)
    AND NOT EXISTS (SELECT FROM customer_notes WHERE customer_notes.phone = profile.phone);
END $$;

-- A phone that is noted meanwhile stays noted.
CREATE OR REPLACE FUNCTION refresh_customers() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  stale text[];
BEGIN
  IF NOT EXISTS (SELECT FROM stale_customers) THEN
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock(718041);
  WITH taken AS (DELETE FROM stale_customers RETURNING phone)
  SELECT array_agg(DISTINCT phone) INTO stale FROM taken;
  PERFORM renew_customers(stale, true);
END $$;

-- When this file has changed, a backfill renews what is stored (customer-backfills.ts). A phone that is new to it, as all
-- are in a database that had no profiles, is noted here.
INSERT INTO stale_customers (phone)
SELECT phone FROM (
  SELECT phone FROM orders WHERE phone <> ''
  UNION SELECT '+20' || mobile FROM users WHERE role = 'shopper'
  UNION SELECT phone FROM customers
  UNION SELECT phone FROM customer_notes
) AS known WHERE NOT EXISTS (SELECT FROM customer_profiles AS profile WHERE profile.phone = known.phone);
