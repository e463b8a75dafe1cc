-- A link that a student handed over could have been used by the student. Of those made until now all were shown to them.
alter table letter_links add column handed_over boolean not null default true;
alter table letter_links alter column handed_over drop default;
alter table letter_requests add column handed_over boolean not null default false;
update letter_requests set handed_over = true where received_at is not null;
