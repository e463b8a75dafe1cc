-- Mock interviews. A session is written and read whole by its student; what the list shows of it stands in columns.
create table interviews (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  method text not null check (method in ('wizard', 'ai')),
  type text not null check (type in ('university', 'visa', 'ielts', 'scholarship', 'general', 'other')),
  session jsonb not null check (jsonb_typeof(session) = 'object'),
  asked integer not null check (asked between 0 and 5),
  answered integer not null check (answered between 0 and asked),
  -- the session whose questions are practised again; it may be gone since
  again_of uuid,
  started_at timestamptz,
  ended_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- what has ended was begun
  check (ended_at is null or started_at is not null)
);
create index on interviews (user_id, updated_at desc);
