-- The names of products, folded and stored as words and as stems, for searches in Arabic and English
-- (docs/decisions/0016-search-terms-are-looked-up-in-the-query.md).

-- search-text.ts folds queries in the same way. Removed are tashkeel, tatweel, the bare hamza, accents, and marks that
-- cannot be seen.
CREATE OR REPLACE FUNCTION search_fold(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT translate(
    regexp_replace(
      lower(normalize(input, NFKD)),
      '[\u0621\u0640\u064b-\u065f\u0670\u0300-\u036f\u00ad\u200b-\u200f\ufeff]', '', 'g'),
    'أإآٱىئیؤةپڤچگکøłđØŁĐ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫',
    'اااايييوهبفججكoldold01234567890123456789.'
  )
$$;

-- Punctuation counts as space, so that "adult" is a word of "(adult)". The article, with the letters that are written in
-- front of it, is no part of a word.
CREATE OR REPLACE FUNCTION name_as_words(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT regexp_replace(
    ' ' || regexp_replace(search_fold(name), '[^[:alnum:]]+', ' ', 'g') || ' ',
    ' (?:[وبف]?ال|لل)(?=[\u0627-\u064a]{3})', ' ', 'g')
$$;

-- A transaction that copies search data, as an import does from its staged rows, has set this.
CREATE OR REPLACE FUNCTION search_data_is_ready() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('mishmish.search_data_is_ready', true), '') <> ''
$$;

-- The vector also has the words as they are, for searches for the beginning of a word.
CREATE OR REPLACE FUNCTION set_name_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_words := name_as_words(concat_ws(' ', NEW.name, NEW.name_ar));
  NEW.search_vector := strip(
    to_tsvector('shop_search', NEW.name_words) || to_tsvector('simple', NEW.name_words));
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER products_name_words BEFORE INSERT OR UPDATE OF name, name_ar ON products
FOR EACH ROW WHEN (NOT search_data_is_ready()) EXECUTE FUNCTION set_name_words();

-- The rows of an import, before they are written to products.
CREATE OR REPLACE TRIGGER import_rows_name_words BEFORE INSERT ON import_rows
FOR EACH ROW EXECUTE FUNCTION set_name_words();

-- Stored results of these functions are renewed, since this file runs when its text has changed; those of orders, which
-- are many, by a backfill (order-backfills.ts).
UPDATE products SET name = name
WHERE name_words <> name_as_words(concat_ws(' ', name, name_ar))
  OR search_vector IS DISTINCT FROM
    strip(to_tsvector('shop_search', name_words) || to_tsvector('simple', name_words));
