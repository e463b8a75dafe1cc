create table readiness_attempts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- by question: yes, partly, no; as far as it was answered
  answers jsonb not null check (jsonb_typeof(answers) = 'object' and pg_column_size(answers) < 2048),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index readiness_attempts_list_idx on readiness_attempts (user_id, created_at);
create index readiness_attempts_deleted_idx on readiness_attempts (deleted_at) where deleted_at is not null;
