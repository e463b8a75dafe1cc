-- the language that the student read when they confirmed the expiry, for the mail that reminds them
alter table documents add column reminder_language text not null default 'en' check (reminder_language ~ '^[a-z]{2}$');
