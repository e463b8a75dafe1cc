create table essays (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null default 'Untitled Essay' check (char_length(title) between 1 and 300),
  essay_type text not null default 'Other'
    check (essay_type in ('SOP', 'Personal Statement', 'Motivation Letter', 'Diversity Essay', 'Research Proposal', 'Other')),
  status text not null default 'draft' check (status in ('draft', 'in-progress', 'review', 'evaluated', 'complete')),
  prompt text not null default '' check (char_length(prompt) <= 4000),
  subtopics text[] not null default '{}' check (cardinality(subtopics) <= 50),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  limit_max integer not null check (limit_max between 1 and 100000),
  limit_unit text not null default 'words' check (limit_unit in ('words', 'characters')),
  text text not null default '' check (char_length(text) <= 200000),
  preview text not null default '',
  word_count integer not null default 0,
  -- counts up with every save that changes text or title; a save names the revision it started from
  revision integer not null default 1,
  evaluated_revision integer,
  -- when the next replaced text is kept as a version, and how much was taken away since the last kept one
  version_due_at timestamptz not null default now() + interval '5 minutes',
  removed_characters integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- no index holds updated_at: a student has at most 1,000 essays to sort, and a save then leaves every index alone
create index essays_user_idx on essays (user_id);
create index essays_deleted_idx on essays (deleted_at) where deleted_at is not null;

-- Accepted saves by the id that the device gave them, so that a save sent again is known. The digest is of title and
-- text: an id used again for other words is another save. Rows older than 30 days go.
create table essay_saves (
  essay_id uuid not null references essays (id) on delete cascade,
  save_id uuid not null,
  revision integer not null,
  digest bytea not null,
  created_at timestamptz not null default now(),
  primary key (essay_id, save_id)
);
create index essay_saves_created_idx on essay_saves using brin (created_at);

-- Texts worth keeping. kind: 'saved' (replaced by a save), 'named' (by the student), 'evaluated' (what an evaluation
-- read), 'conflict' (a save that came too late). Written under the lock of the essay's row, so created_at orders them.
create table essay_versions (
  id uuid primary key default gen_random_uuid(),
  essay_id uuid not null references essays (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  revision integer not null,
  kind text not null check (kind in ('saved', 'named', 'evaluated', 'conflict')),
  name text not null default '' check (char_length(name) <= 100),
  title text not null check (char_length(title) between 1 and 300),
  text text not null check (char_length(text) <= 200000),
  word_count integer not null,
  -- the essay that a version in conflict was made into
  kept_as uuid,
  created_at timestamptz not null default clock_timestamp()
);
create index essay_versions_list_idx on essay_versions (essay_id, created_at desc);
create index essay_versions_user_idx on essay_versions (user_id);

create table essay_evaluations (
  id uuid primary key default gen_random_uuid(),
  essay_id uuid not null references essays (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- holds exactly the evaluated text
  version_id uuid not null references essay_versions (id) on delete cascade,
  -- null when the evaluated text was not the essay's text any more
  revision integer,
  engine text not null,
  engine_version text not null,
  essay_type text not null,
  overall numeric(3, 1) not null check (overall between 0 and 10),
  result jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create index essay_evaluations_essay_idx on essay_evaluations (essay_id, created_at desc);
create index essay_evaluations_version_idx on essay_evaluations (version_id);
create index essay_evaluations_user_idx on essay_evaluations (user_id);
