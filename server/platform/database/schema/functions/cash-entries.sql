-- The ledger is only added to (append-only.sql). The note of an entry may name its customer: it is forgotten with
-- them. The amounts stay.
CREATE OR REPLACE TRIGGER refuse_change BEFORE UPDATE ON cash_entries FOR EACH ROW
WHEN (NEW.note IS NOT NULL OR to_jsonb(NEW) - 'note' IS DISTINCT FROM to_jsonb(OLD) - 'note')
EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER refuse_deletion BEFORE DELETE ON cash_entries FOR EACH ROW
EXECUTE FUNCTION refuse_change();
