-- The list of universities that a student keeps, from the first thought to the deposit.
create table saved_universities (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- an institution that somebody keeps cannot be taken out of the catalogue
  institution_id text not null references institutions (id),
  -- the programme in the student's words; '' while there is none yet
  program text not null default '' check (char_length(program) <= 200),
  stage text not null default 'considering'
    check (stage in ('considering', 'preparing', 'submitted', 'decision', 'deposit')),
  revision integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz
);
create unique index saved_universities_once_idx on saved_universities (user_id, institution_id, program)
  where deleted_at is null;
create index saved_universities_deleted_idx on saved_universities (deleted_at) where deleted_at is not null;
create index saved_universities_institution_idx on saved_universities (institution_id);
