-- The ledger, the log of changes, the history of stocks and what is said of payments are only added to: a mistake is
-- reversed by an entry. Only what
-- is old is removed from the log of changes, which has names and network addresses.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END $$;

-- The note of an entry may name its customer: it is forgotten with them. The amounts stay.
CREATE OR REPLACE TRIGGER refuse_change BEFORE UPDATE ON cash_entries FOR EACH ROW
WHEN (NEW.note IS NOT NULL OR to_jsonb(NEW) - 'note' IS DISTINCT FROM to_jsonb(OLD) - 'note')
EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER refuse_deletion BEFORE DELETE ON cash_entries FOR EACH ROW
EXECUTE FUNCTION refuse_change();

-- Logged values without texts, as private ones are logged: amounts stay.
CREATE OR REPLACE FUNCTION without_texts(logged jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN logged IS NOT NULL THEN coalesce((
    SELECT jsonb_object_agg(key,
      CASE WHEN jsonb_typeof(value) IN ('string', 'object', 'array') THEN '"***"' ELSE value END)
    FROM jsonb_each(logged)
  ), '{}') END
$$;

CREATE OR REPLACE TRIGGER refuse_log_change BEFORE UPDATE ON change_log FOR EACH ROW
WHEN (NEW.before IS DISTINCT FROM without_texts(OLD.before)
  OR NEW.after IS DISTINCT FROM without_texts(OLD.after)
  OR to_jsonb(NEW) - ARRAY['before', 'after'] IS DISTINCT FROM to_jsonb(OLD) - ARRAY['before', 'after'])
EXECUTE FUNCTION refuse_change();

-- 90 days are the least that CHANGE_LOG_DAYS can be (env.ts).
CREATE OR REPLACE TRIGGER refuse_log_removal BEFORE DELETE ON change_log FOR EACH ROW
WHEN (OLD.happened_at > now() - interval '90 days')
EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER refuse_movement_change BEFORE UPDATE OR DELETE ON stock_movements FOR EACH ROW
EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER refuse_event_change BEFORE UPDATE OR DELETE ON payment_events FOR EACH ROW
EXECUTE FUNCTION refuse_change();
