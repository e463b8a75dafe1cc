create table tasks (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 160),
  task_group text not null check (task_group in ('tests', 'activities', 'documents', 'other')),
  day date check (day between '2000-01-01' and '2099-12-31'),
  note text not null default '' check (char_length(note) <= 300),
  done boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index tasks_list_idx on tasks (user_id, day);
create index tasks_deleted_idx on tasks (deleted_at) where deleted_at is not null;
-- What a student did with a task that is computed. One that is not computed any more keeps its mark, for when it comes back.
create table task_marks (
  user_id uuid not null references users (id) on delete cascade,
  key text not null check (key ~ '^[a-z]+:[A-Za-z0-9:._-]+$' and char_length(key) <= 120),
  state text not null check (state in ('open', 'done')),
  day date check (day between '2000-01-01' and '2099-12-31'),
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, key)
);
