create table extracurricular_plans (
  user_id uuid primary key references users (id) on delete cascade,
  satisfied text not null default '' check (satisfied in ('', 'yes', 'no')),
  -- [{activity, kind, trait, level}]; an activity that is gone is passed over
  tags jsonb not null default '[]' check (jsonb_typeof(tags) = 'array'),
  revision integer not null default 1,
  updated_at timestamptz not null default now()
);

create table development_goals (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 120),
  times smallint not null check (times between 1 and 21),
  why text not null default '' check (char_length(why) <= 300),
  closed boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index development_goals_list_idx on development_goals (user_id, created_at);
create index development_goals_deleted_idx on development_goals (deleted_at) where deleted_at is not null;

create table development_entries (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- no foreign keys: written offline, an entry may arrive before its goal, and stays when that goes
  goal_id uuid,
  activity_id uuid,
  day date not null check (day >= '2020-01-01'),
  minutes smallint check (minutes between 0 and 1440),
  text text not null check (char_length(text) between 1 and 2000),
  link text not null default '' check (link ~ '^(https://.*)?$' and char_length(link) <= 500),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index development_entries_list_idx on development_entries (user_id, day);
create index development_entries_deleted_idx on development_entries (deleted_at) where deleted_at is not null;
