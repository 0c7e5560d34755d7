-- When a row last changed, for those who read what has changed since they last asked, and must miss nothing
-- (docs/decisions/0053-lists-say-what-has-changed.md). A change becomes visible when its transaction commits, which may be
-- after a later one. So each transaction that changes such a row holds a lock whose number is the second in which the
-- transaction began, and lists end before the first of these.

-- The time of a change of the caller's transaction, in milliseconds, which is what clients get.
CREATE OR REPLACE FUNCTION changed_at() RETURNS timestamptz LANGUAGE plpgsql AS $$
BEGIN
  -- The first number is different from those of the shop's other advisory locks. Seconds since 2020 fit the second one.
  PERFORM pg_advisory_xact_lock_shared(718042, floor(extract(epoch FROM now()) - 1577836800)::int);
  -- Read after the lock is held: whoever has not seen the lock has an earlier time.
  RETURN date_trunc('milliseconds', clock_timestamp());
END $$;

-- The time before which every change is visible to the next statement.
CREATE OR REPLACE FUNCTION changes_complete_until() RETURNS timestamptz LANGUAGE plpgsql AS $$
DECLARE
  complete_until timestamptz := date_trunc('milliseconds', clock_timestamp());
BEGIN
  RETURN least(complete_until, (
    SELECT to_timestamp(min(objid::bigint) + 1577836800) FROM pg_locks
    WHERE locktype = 'advisory' AND classid = 718042 AND objsubid = 2
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  ));
END $$;
