-- Facts and descriptions of products, folded and as stems, like their names (search-text.sql): what no name has is looked for
-- there (docs/decisions/0060-a-search-forgives-a-word.md).

-- PostgreSQL builds indexes with an empty search path, in which the functions of the shop are not found.
CREATE OR REPLACE FUNCTION product_text_vector(description text, facts text[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE SET search_path FROM CURRENT AS $$
  SELECT strip(to_tsvector('shop_search', words) || to_tsvector('simple', words))
  FROM name_as_words(concat_ws(' ', array_to_string(facts, ' '), description)) AS words
$$;

-- The index has what the functions returned, so it is made again when this file has changed. It has to change with
-- search-text.sql.
DROP INDEX IF EXISTS product_texts_search;
CREATE INDEX product_texts_search ON product_texts USING gin (product_text_vector(description, facts));
