-- Each word and each pair of words of the names of products, once, among which mistyped words are looked up
-- (docs/decisions/0011-typos-are-looked-up-among-words.md).
--
-- Words and pairs are added in one order, so that two transactions that add the same ones wait for each other instead of
-- blocking each other. They stay when their last product is deleted: they lead nowhere, and do no harm.

CREATE OR REPLACE FUNCTION collect_added_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words
  SELECT DISTINCT word FROM new_rows, regexp_split_to_table(trim(name_words), ' ') AS found (word)
  WHERE word <> ''
  ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION collect_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words
  SELECT DISTINCT word FROM regexp_split_to_table(trim(NEW.name_words), ' ') AS word
  WHERE word <> ''
  ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION collect_added_pairs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pairs
  SELECT DISTINCT words[place] || ' ' || words[place + 1] AS pair
  FROM new_rows, string_to_array(trim(name_words), ' ') AS words,
    generate_series(1, cardinality(words) - 1) AS place
  ORDER BY pair ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION collect_changed_pairs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pairs
  SELECT DISTINCT words[place] || ' ' || words[place + 1] AS pair
  FROM string_to_array(trim(NEW.name_words), ' ') AS words,
    generate_series(1, cardinality(words) - 1) AS place
  ORDER BY pair ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_words_added AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT WHEN (NOT search_data_is_ready()) EXECUTE FUNCTION collect_added_words();

CREATE OR REPLACE TRIGGER products_words_changed AFTER UPDATE OF name, name_ar ON products
FOR EACH ROW WHEN (OLD.name_words <> NEW.name_words AND NOT search_data_is_ready())
EXECUTE FUNCTION collect_changed_words();

CREATE OR REPLACE TRIGGER products_pairs_added AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT WHEN (NOT search_data_is_ready()) EXECUTE FUNCTION collect_added_pairs();

CREATE OR REPLACE TRIGGER products_pairs_changed AFTER UPDATE OF name, name_ar ON products
FOR EACH ROW WHEN (OLD.name_words <> NEW.name_words AND NOT search_data_is_ready())
EXECUTE FUNCTION collect_changed_pairs();

CREATE OR REPLACE TRIGGER import_rows_words_added AFTER INSERT ON import_rows REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION collect_added_words();

CREATE OR REPLACE TRIGGER import_rows_pairs_added AFTER INSERT ON import_rows REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION collect_added_pairs();
