-- how long an essay is for the forms that limit characters: UTF-16 units, as packages/contract/src/essays.ts counts
alter table essays add column character_count integer not null default 0;
update essays set character_count = char_length(stripped) + char_length(regexp_replace(stripped, '[\u0001-\uFFFF]', '', 'g'))
from (select id, regexp_replace(text, '^\s+|\s+$', '', 'g') as stripped from essays) as texts
where texts.id = essays.id and text <> '';
