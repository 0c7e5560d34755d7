-- Gives each event its place in the order in which transactions commit, and notifies every server of it
-- (docs/decisions/0033-event-streams-resume-by-position.md). Positions follow the clock, in milliseconds, so that none
-- stands for two events, not even after a backup was restored or another server has become the primary.
--
-- The trigger is deferred: the lock that makes transactions commit one after another is taken last. It is that of the
-- catalogue's version, because two locks would be taken in either order. Commits that notify wait for each other anyway.
CREATE OR REPLACE FUNCTION place_live_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE placed bigint;
BEGIN
  PERFORM FROM catalogue_version FOR UPDATE;
  SELECT greatest(max(position) + 1, floor(extract(epoch FROM clock_timestamp()) * 1000)) INTO placed FROM live_events;
  UPDATE live_events SET position = placed WHERE id = NEW.id;
  PERFORM pg_notify('mishmish',
    json_build_object('kind', NEW.kind, 'id', NEW.order_id, 'position', placed)::text);
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS place_live_event ON live_events;
CREATE CONSTRAINT TRIGGER place_live_event AFTER INSERT ON live_events
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION place_live_event();
