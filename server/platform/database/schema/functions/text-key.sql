-- The key by which texts are the same, whatever their spelling: families and SKUs of products are compared by it.
-- domain/validation/characters.ts has the same key.
CREATE OR REPLACE FUNCTION text_key(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT lower(btrim(regexp_replace(normalize(input, NFKC), '[[:space:]]+', ' ', 'g')))
$$;

-- The indexes contain its results, and this file runs when its text has changed.
REINDEX INDEX products_family;
REINDEX INDEX products_sku;
