-- Conversations with the assistant. Only the questions are kept: what answers them is looked up again each time.
create table conversations (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  questions jsonb not null check (jsonb_typeof(questions) = 'array' and pg_column_size(questions) < 262144),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index conversations_list_idx on conversations (user_id, updated_at desc);
create index conversations_deleted_idx on conversations (deleted_at) where deleted_at is not null;
