-- What administrators did: one row for each call of theirs that changed something, made a link or opened a file. Ids alone:
-- no name, no address, no words; names are looked up when somebody reads it. Who deletes their account leaves a row behind
-- that names nobody.
create table admin_acts (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  admin_id uuid references users (id) on delete set null,
  -- method and path as the contract writes them
  endpoint text not null check (char_length(endpoint) between 1 and 200),
  -- whom it concerns, where the act is about somebody's account or things
  concerns_id uuid references users (id) on delete set null,
  -- what it is about, by the names of the call
  ids jsonb not null check (jsonb_typeof(ids) = 'object' and char_length(ids::text) <= 1000)
);
create index admin_acts_at_idx on admin_acts (at);
create index admin_acts_admin_idx on admin_acts (admin_id);
create index admin_acts_concerns_idx on admin_acts (concerns_id);
