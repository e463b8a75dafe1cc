-- What institutions are found by is written beside them (packages/catalogue/src/search), because words of many languages
-- and scripts become one there: no function of the database can do that. Rows that nobody has read yet are filled at the
-- next start of the server.
drop materialized view institution_words;
alter table institutions drop column search;
drop function search_text(text, text[], text);
alter table institutions
  -- ' words of the main name | words of other names and the city '
  add column search text not null default '',
  -- the words of each name in one order, and what it is called for short
  add column name_keys text[] not null default '{}',
  add column short_keys text[] not null default '{}';
create index institutions_search_idx on institutions using gin (search gin_trgm_ops);
create index institutions_name_keys_idx on institutions using gin (name_keys);
create index institutions_short_keys_idx on institutions using gin (short_keys);
create index institutions_unread_idx on institutions (id) where search = '';
-- the letters are the same as in institutions.search.store.ts
create index institutions_unspaced_idx on institutions (id)
  where search ~ '[\u0e00-\u0e7f\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]';
create materialized view institution_words as
  select word, count(*)::int as institutions
  from institutions, unnest(string_to_array(btrim(search), ' ')) as word
  where char_length(word) between 3 and 40
  group by word;
create unique index institution_words_key on institution_words (word);
create index institution_words_like_idx on institution_words using gin (word gin_trgm_ops);
-- so that the planner knows how many have a word in their name, not only somewhere
drop statistics institutions_first_name_statistics;
create statistics institutions_first_name_statistics on (split_part(search, '|', 1)) from institutions;
