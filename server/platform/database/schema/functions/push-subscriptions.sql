-- A device that is signed out from elsewhere is no longer told anything, whichever service ends its session. A
-- session that has only expired leaves it: staff would have to allow notifications every week.
CREATE OR REPLACE FUNCTION end_push_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = OLD.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER end_push_of_session AFTER DELETE ON staff_sessions FOR EACH ROW
WHEN (OLD.created_at > now() - interval '7 days') EXECUTE FUNCTION end_push_of_session();

-- With the tokens of staff, also the devices whose session has expired.
CREATE OR REPLACE FUNCTION end_push_of_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE user_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER end_push_of_staff AFTER UPDATE OF token_version ON users FOR EACH ROW
WHEN (OLD.token_version <> NEW.token_version AND OLD.role <> 'shopper') EXECUTE FUNCTION end_push_of_staff();
