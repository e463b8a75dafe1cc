-- What happened at the doors of accounts: who, when, from which network. No secret, no address of a single device.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- null: somebody tried an email that has no account
  user_id uuid references users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 40),
  -- the first part of the address: 203.0.113.0/24, 2001:db8:1::/48
  network text not null check (char_length(network) <= 60)
);
create index security_events_user_idx on security_events (user_id, id desc);
create index security_events_at_idx on security_events (at);

alter table users
  -- since when somebody is what they are here: whoever becomes an administrator has time to set a second step up
  add column role_since timestamptz not null default now();
-- New installations ask their administrators for it. One that has people already decides by itself.
insert into installation (key, value)
  select 'second_factor', '{"admins":true,"mentors":false,"since":"' || to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || '"}'
  where not exists (select from users);

-- What an administrator opened of a student stands where what mentors opened does.
alter table share_openings
  add column as_admin boolean not null default false,
  drop constraint share_openings_scope_check,
  add constraint share_openings_scope_check check (
    scope in ('record', 'essays', 'documents', 'videos') or (as_admin and scope in ('mail', 'reset-link', 'everything')));
