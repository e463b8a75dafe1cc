-- The name that somebody gave before names could hold no phone number, address or link: taken out of what others read, and kept
-- for the person, whose export has it.
alter table users add column former_name text check (char_length(former_name) <= 200);
