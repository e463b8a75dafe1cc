create table schools (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  kind text not null check (kind in ('secondary', 'degree')),
  curriculum text not null default '',
  graduation_year smallint check (graduation_year between 1980 and 2100),
  grade_scale text not null,
  grade_best numeric(7, 3) check (grade_best >= 0),
  grade_pass numeric(7, 3) check (grade_pass >= 0),
  gpa numeric(7, 3) check (gpa >= 0),
  predicted_gpa numeric(7, 3) check (predicted_gpa >= 0),
  -- [{name, predicted, final}]
  subjects jsonb not null default '[]' check (jsonb_typeof(subjects) = 'array'),
  honors text not null default '' check (char_length(honors) <= 2000),
  -- where it stands in the student's list; given out and changed under the student's lock
  position integer not null,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- a grade means nothing without its scale
  check (grade_best is not null or (gpa is null and predicted_gpa is null))
);
create index schools_list_idx on schools (user_id, position);
create index schools_deleted_idx on schools (deleted_at) where deleted_at is not null;

create table test_scores (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  test text not null,
  taken_on date not null,
  overall numeric(6, 1) check (overall >= 0),
  -- section to score
  sections jsonb not null default '{}' check (jsonb_typeof(sections) = 'object'),
  retake_planned boolean not null default false,
  notes text not null default '' check (char_length(notes) <= 500),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index test_scores_list_idx on test_scores (user_id, taken_on);
create index test_scores_deleted_idx on test_scores (deleted_at) where deleted_at is not null;

create table families (
  user_id uuid primary key references users (id) on delete cascade,
  father jsonb not null,
  mother jsonb not null,
  guardian jsonb not null,
  siblings jsonb not null check (jsonb_typeof(siblings) = 'array'),
  revision integer not null default 1,
  updated_at timestamptz not null default now()
);
