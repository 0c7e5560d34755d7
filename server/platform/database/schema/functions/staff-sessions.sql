-- The sessions of staff end with the tokens: no service that raises the version can forget them. Who leaves the staff
-- loses the second step of signing in, too, so that a new invitation starts without it.
CREATE OR REPLACE FUNCTION end_staff_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM staff_sessions WHERE user_id = NEW.id;
  IF NEW.role = 'shopper' THEN
    DELETE FROM second_factors WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER end_staff_sessions AFTER UPDATE OF token_version ON users FOR EACH ROW
WHEN (OLD.token_version <> NEW.token_version AND OLD.role <> 'shopper') EXECUTE FUNCTION end_staff_sessions();
