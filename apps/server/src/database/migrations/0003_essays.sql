create table essays (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null default 'Untitled Essay' check (char_length(title) between 1 and 300),
  essay_type text not null default 'Other'
    check (essay_type in ('SOP', 'Personal Statement', 'Motivation Letter', 'Diversity Essay', 'Research Proposal', 'Other')),
  status text not null default 'draft' check (status in ('draft', 'in-progress', 'review', 'evaluated', 'complete')),
  prompt text not null default '' check (char_length(prompt) <= 4000),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  limit_max integer not null check (limit_max between 1 and 100000),
  limit_unit text not null default 'words' check (limit_unit in ('words', 'characters')),
  text text not null default '' check (char_length(text) <= 200000),
  preview text not null default '',
  word_count integer not null default 0,
  -- counts up with every accepted save; a save names the revision it started from
  revision integer not null default 1,
  evaluated_revision integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index essays_list_idx on essays (user_id, updated_at desc) where deleted_at is null;
create index essays_deleted_idx on essays (deleted_at) where deleted_at is not null;

-- Texts are never overwritten: what a save replaces is kept here. kind: 'saved' (a replaced or current state worth
-- keeping), 'named' (by the student), 'evaluated' (what an evaluation read), 'conflict' (a save that lost a race).
create table essay_versions (
  id uuid primary key default gen_random_uuid(),
  essay_id uuid not null references essays (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  revision integer not null,
  kind text not null check (kind in ('saved', 'named', 'evaluated', 'conflict')),
  name text not null default '' check (char_length(name) <= 100),
  title text not null,
  text text not null,
  word_count integer not null,
  -- set by the device that wrote it, so that sending the same save twice stores it once
  save_id uuid,
  created_at timestamptz not null default now()
);
create unique index essay_versions_save_key on essay_versions (essay_id, save_id) where save_id is not null;
create index essay_versions_list_idx on essay_versions (essay_id, created_at desc);
create index essay_versions_user_idx on essay_versions (user_id);

create table essay_evaluations (
  id uuid primary key default gen_random_uuid(),
  essay_id uuid references essays (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  version_id uuid references essay_versions (id) on delete cascade,
  revision integer,
  engine text not null,
  engine_version text not null,
  essay_type text not null,
  overall numeric(3, 1) not null check (overall between 0 and 10),
  result jsonb not null,
  created_at timestamptz not null default now()
);
create index essay_evaluations_essay_idx on essay_evaluations (essay_id, created_at desc);
create index essay_evaluations_user_idx on essay_evaluations (user_id, created_at desc);
