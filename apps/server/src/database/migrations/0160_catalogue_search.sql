-- What a search of institutions reads, so that a word which half of them have costs no more than a rare one: the core as
-- a whole, everybody else in the order in which they are answered, and those with names in a script without spaces (two
-- of whose letters are too short for the trigrams). The letters are the same as in institutions.search.store.ts.
create index institutions_core_idx on institutions (id) where layer = 'core';
create index institutions_order_idx on institutions (char_length(name), name, id) where layer <> 'core';
create index institutions_unspaced_idx on institutions (id)
  where search ~ '[\u0e00-\u0e7f\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]';
-- so that the planner knows how many have a word in their name, not only somewhere
create statistics institutions_first_name_statistics on (' ' || name_forms[1]) from institutions;
