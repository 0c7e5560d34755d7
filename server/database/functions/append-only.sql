-- The ledger, the log of changes and the history of stocks are only added to: a mistake is reversed by an entry. Only what
-- is old is removed from the log of changes, which has names and network addresses.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE OR REPLACE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON cash_entries FOR EACH ROW
EXECUTE FUNCTION refuse_change();

-- 90 days are the least that CHANGE_LOG_DAYS can be (env.ts).
CREATE OR REPLACE TRIGGER refuse_log_change BEFORE UPDATE ON change_log FOR EACH ROW
EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER refuse_log_removal BEFORE DELETE ON change_log FOR EACH ROW
WHEN (OLD.happened_at > now() - interval '90 days')
EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER refuse_movement_change BEFORE UPDATE OR DELETE ON stock_movements FOR EACH ROW
EXECUTE FUNCTION refuse_change();
