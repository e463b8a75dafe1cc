-- digest of the kind, prompt and limit that a text was judged by: the same text judged again by the same replaces the row
alter table essay_evaluations add column task bytea check (octet_length(task) = 32);
