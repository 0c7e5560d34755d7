-- An event of an order names who of the team, or which API key, did it: the transaction says who acts (acting-manager.ts).
-- The name and the role of that time stay when the account is gone.
CREATE OR REPLACE FUNCTION name_event_actor() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor CONSTANT jsonb := current_setting('mishmish.actor')::jsonb;
BEGIN
  NEW.actor_name := actor ->> 'name';
  NEW.actor_role := actor ->> 'role';
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER name_event_actor BEFORE INSERT ON order_events FOR EACH ROW
WHEN (NEW.actor IN ('staff', 'apiKey') AND current_setting('mishmish.actor', true) <> '')
EXECUTE FUNCTION name_event_actor();
