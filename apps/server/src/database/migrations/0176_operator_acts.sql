-- What whoever runs the installation did with its commands stands in the same log. A command is nobody's account: the
-- machine's users are not those of Lantern. `endpoint` is then the command, and the ids say what it was told.
alter table admin_acts add column by_operator boolean not null default false;
alter table admin_acts add constraint admin_acts_by_check check (not by_operator or admin_id is null);
