-- The consonants of an Arabic word that are also written in Latin letters, in groups that writers confuse: "raml" is found
-- as رمل (docs/decisions/0027-latin-written-arabic-has-a-skeleton.md). transliteration.ts does the same.

CREATE OR REPLACE FUNCTION word_skeleton(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT translate(
    regexp_replace(word, 'ه$', ''),
    'بتطثسصجغحهخدضذظزرشفكلمناويعقىةءأإآؤئ',
    'btttttgghhxdddddrcfklmn')
$$;

-- The index has what the function returned, so it is made again when the function has changed.
DROP INDEX IF EXISTS search_words_skeleton;
CREATE INDEX search_words_skeleton ON search_words (word_skeleton(word)) WHERE word ~ '^[\u0621-\u064a]+$';
