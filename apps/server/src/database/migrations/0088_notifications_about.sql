-- Whom a notification names: it goes with their account, so that nobody's list keeps the name of somebody who left.
alter table notifications add column about_id uuid references users (id) on delete cascade;
create index notifications_about_idx on notifications (about_id) where about_id is not null;
