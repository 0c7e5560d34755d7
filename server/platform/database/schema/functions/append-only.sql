-- For triggers of tables that are only added to: the ledger, the log of changes, the history of stocks and what is said of
-- payments. A mistake is reversed by an entry.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END $$;
