-- The words of institutions' names and places, so that what is misspelled is looked up word by word: comparing it with
-- every name takes a hundred times as long, because nearly all of them hold "university". Refreshed after loads and imports.
create materialized view institution_words as
  select word, count(*)::int as institutions
  from institutions, unnest(string_to_array(btrim(search), ' ')) as word
  where char_length(word) between 3 and 40
  group by word;
create unique index institution_words_key on institution_words (word);
create index institution_words_like_idx on institution_words using gin (word gin_trgm_ops);
