-- Which languages there are is said once, in the contract; here any of two letters can be kept.
alter table recommenders drop constraint recommenders_language_check,
  add constraint recommenders_language_check check (language ~ '^[a-z]{2}$');
alter table tickets drop constraint tickets_language_check,
  add constraint tickets_language_check check (language ~ '^[a-z]{2}$');
alter table notification_readers drop constraint notification_readers_language_check,
  add constraint notification_readers_language_check check (language ~ '^[a-z]{2}$');
