-- What people are told of, and how they read it.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 40),
  -- the same for the same news, however often somebody tries to tell it
  key text not null check (char_length(key) between 1 and 300),
  -- what its sentence names; the words are of the reader's language when it is read
  places jsonb not null check (jsonb_typeof(places) = 'object' and pg_column_size(places) < 8192),
  path text not null check (path ~ '^/[^/\\]' and char_length(path) <= 300),
  -- later than this it is of no use
  until timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  -- when it was handed to mail and phones, or would have been if they were wanted
  delivered_at timestamptz,
  unique (user_id, key)
);
create index notifications_list_idx on notifications (user_id, created_at desc, id desc);
create index notifications_unread_idx on notifications (user_id) where read_at is null;
create index notifications_waiting_idx on notifications (user_id) where delivered_at is null;
create index notifications_created_idx on notifications (created_at);

-- In which language and zone somebody reads, as their browser said last; both are unknown until it did.
create table notification_readers (
  user_id uuid primary key references users (id) on delete cascade,
  language text check (language in ('en', 'bn', 'ar')),
  zone text check (char_length(zone) <= 64),
  -- on the reader's clocks; equal ones are none
  quiet_from text not null default '22:00' check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_to text not null default '07:00' check (quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- what phones that allow it are told of
  push_sessions boolean not null default true,
  push_deadlines boolean not null default true,
  push_messages boolean not null default true,
  push_updates boolean not null default true,
  -- the last of the reader's days on which their dates were looked at
  reminded_on date
);
