-- Ideas, prompts, writing log and language model of the essay workspace.

alter table essays
  add column favorited boolean not null default false,
  -- the idea it was started from, as it stood then
  add column idea jsonb check (jsonb_typeof(idea) = 'object');

create table essay_ideas (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 300),
  summary text not null check (char_length(summary) <= 2000),
  how_to_start text not null check (char_length(how_to_start) <= 2000),
  what_to_include text[] not null check (cardinality(what_to_include) <= 20),
  why_it_works text not null check (char_length(why_it_works) <= 2000),
  favorited boolean not null default false,
  -- of all its words: the same idea is kept once
  digest bytea not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index essay_ideas_words_key on essay_ideas (user_id, digest);
create index essay_ideas_deleted_idx on essay_ideas (deleted_at) where deleted_at is not null;

alter table essays add column idea_id uuid references essay_ideas (id) on delete set null;
create index essays_idea_idx on essays (idea_id) where idea_id is not null;

-- one row for each press of Generate Ideas: what went in and what came out
create table brainstorm_runs (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  input jsonb not null check (jsonb_typeof(input) = 'object'),
  ideas jsonb not null check (jsonb_typeof(ideas) = 'array'),
  created_at timestamptz not null default now()
);
create index brainstorm_runs_user_idx on brainstorm_runs (user_id, created_at desc);

-- where a student is in the wizard; a save names the revision it started from
create table brainstorm_states (
  user_id uuid primary key references users (id) on delete cascade,
  state jsonb not null check (jsonb_typeof(state) = 'object'),
  revision integer not null default 1,
  updated_at timestamptz not null default now()
);

create table essay_prompts (
  id uuid primary key default gen_random_uuid(),
  essay_id uuid not null references essays (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- id in the catalogue of prompts; null for words of the student's own
  prompt_id text,
  prompt text not null check (char_length(prompt) between 1 and 4000),
  limit_max integer not null check (limit_max between 1 and 100000),
  limit_unit text not null check (limit_unit in ('words', 'characters')),
  created_at timestamptz not null default clock_timestamp()
);
create unique index essay_prompts_catalogue_key on essay_prompts (essay_id, prompt_id) where prompt_id is not null;
create unique index essay_prompts_own_key on essay_prompts (essay_id, md5(prompt)) where prompt_id is null;
create index essay_prompts_user_idx on essay_prompts (user_id);

-- One sitting at one essay on one device, counted by the browser. Characters, not texts: what was written is in the versions.
create table writing_sittings (
  id uuid primary key,
  essay_id uuid not null references essays (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  started_at timestamptz not null,
  ended_at timestamptz not null check (ended_at >= started_at),
  typed integer not null check (typed >= 0),
  pasted integer not null check (pasted >= 0),
  deleted integer not null check (deleted >= 0),
  pastes integer not null check (pastes >= 0)
);
create index writing_sittings_essay_idx on writing_sittings (essay_id, started_at desc);
create index writing_sittings_user_idx on writing_sittings (user_id);

-- the student's own switch for the language model
create table model_switches (
  user_id uuid primary key references users (id) on delete cascade,
  enabled boolean not null,
  updated_at timestamptz not null default now()
);

-- what the model used for a student on a day (UTC), in tokens; a running call reserves its most
create table model_uses (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  tokens integer not null default 0 check (tokens >= 0),
  calls integer not null default 0,
  primary key (user_id, day)
);
