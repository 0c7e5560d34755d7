-- What is said of payments is only added to (append-only.sql).
CREATE OR REPLACE TRIGGER refuse_event_change BEFORE UPDATE OR DELETE ON payment_events FOR EACH ROW
EXECUTE FUNCTION refuse_change();
