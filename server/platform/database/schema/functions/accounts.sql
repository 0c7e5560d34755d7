-- What follows from a change of an account, so that nothing that changes one can forget it.

-- A new password or email address voids the links that reset the password.
CREATE OR REPLACE FUNCTION void_password_resets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM password_resets WHERE user_id = NEW.id;
  DELETE FROM mails WHERE kind = 'passwordReset' AND address = OLD.email;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER void_password_resets AFTER UPDATE OF email, password_hash ON users FOR EACH ROW
WHEN ((OLD.email, OLD.password_hash) IS DISTINCT FROM (NEW.email, NEW.password_hash))
EXECUTE FUNCTION void_password_resets();

-- A new email address has yet to be confirmed, and is announced to both addresses.
CREATE OR REPLACE FUNCTION unconfirm_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.email_confirmed_at := NULL;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER unconfirm_email BEFORE UPDATE OF email ON users FOR EACH ROW
WHEN (OLD.email <> NEW.email AND NEW.role <> 'admin') EXECUTE FUNCTION unconfirm_email();

CREATE OR REPLACE FUNCTION mail_email_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO mails (kind, user_id, address)
  VALUES ('emailChanged', NEW.id, OLD.email), ('emailChanged', NEW.id, NEW.email);
  PERFORM pg_notify('mishmish', '{"kind":"mailsDue"}');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mail_email_changed AFTER UPDATE OF email ON users FOR EACH ROW
WHEN (OLD.email <> NEW.email) EXECUTE FUNCTION mail_email_changed();
