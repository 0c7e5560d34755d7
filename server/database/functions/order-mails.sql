-- Customers are told of each change of status by a mail. Placing an order adds its own.
CREATE OR REPLACE FUNCTION mail_order_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO mails (kind, user_id, data)
  VALUES ('orderStatus', NEW.user_id, jsonb_build_object('orderId', NEW.id, 'status', NEW.status));
  PERFORM pg_notify('mishmish', '{"kind":"mailsDue"}');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mail_order_status AFTER UPDATE OF status ON orders FOR EACH ROW
WHEN (OLD.status <> NEW.status AND NEW.user_id IS NOT NULL) EXECUTE FUNCTION mail_order_status();
