-- One number for the whole catalogue, higher after each transaction that changes what shoppers see, and sent to every
-- server as that commits (docs/decisions/0010-responses-are-cached-under-a-version.md). It follows the clock, so that
-- no number ever stands for two catalogues, not even after a backup was restored.
CREATE OR REPLACE FUNCTION raise_catalogue_version() RETURNS void LANGUAGE plpgsql AS $$
DECLARE raised catalogue_version;
BEGIN
  INSERT INTO catalogue_version AS kept (version)
  VALUES (floor(extract(epoch FROM clock_timestamp()) * 1000))
  ON CONFLICT (is_only) DO UPDATE SET version = greatest(kept.version + 1, EXCLUDED.version)
  RETURNING kept.* INTO raised;
  PERFORM pg_notify('mishmish_catalogue',
    json_build_object('kind', 'catalogueChanged', 'version', raised.version,
      'settings', (to_jsonb(raised) ->> 'settings_version')::bigint)::text);
END $$;

-- The settings are on every page, so that their changes raise the version of the catalogue, too. Their own version says
-- that they must be read again; it follows the clock, as that of the catalogue does.
CREATE OR REPLACE FUNCTION raise_settings_version() RETURNS void LANGUAGE plpgsql AS $$
DECLARE now_milliseconds bigint := floor(extract(epoch FROM clock_timestamp()) * 1000);
BEGIN
  INSERT INTO catalogue_version AS kept (version, settings_version)
  VALUES (now_milliseconds, now_milliseconds)
  ON CONFLICT (is_only) DO UPDATE
    SET settings_version = greatest(kept.settings_version + 1, EXCLUDED.settings_version);
  PERFORM raise_catalogue_version();
END $$;

-- Once per transaction, however many rows it changes. Counts the transactions that deleted products, too, once the
-- row of the version is there.
CREATE OR REPLACE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('mishmish.catalogue_changed', true), '') = '' THEN
    PERFORM set_config('mishmish.catalogue_changed', 'yes', true);
    PERFORM raise_catalogue_version();
  END IF;
  IF TG_TABLE_NAME = 'products' AND TG_OP IN ('DELETE', 'TRUNCATE')
    AND coalesce(current_setting('mishmish.products_deleted', true), '') = '' THEN
    PERFORM set_config('mishmish.products_deleted', 'yes', true);
    UPDATE catalogue_version SET deletions = deletions + 1;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION settings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_settings_version();
  RETURN NULL;
END $$;

-- The triggers that call the two functions above are in files of the features that have the tables. They are deferred: the
-- one row is locked last, while committing, so that no transaction waits for it while it holds what another one needs.
