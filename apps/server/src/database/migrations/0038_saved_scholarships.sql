-- Scholarships that a student keeps. The catalogue may drop one: what is kept stays, with the name it had.
create table saved_scholarships (
  user_id uuid not null references users (id) on delete cascade,
  scholarship_id text not null check (scholarship_id ~ '^[a-z0-9-]{2,80}$'),
  name text not null check (char_length(name) between 2 and 400),
  state text not null check (state in ('saved', 'applied', 'not-saved')),
  -- the last day, as the student read it on the official page
  deadline date,
  note text not null default '' check (char_length(note) <= 500),
  -- since when it is on the list: the usual months of a round are counted from here
  saved_at timestamptz not null default clock_timestamp(),
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, scholarship_id)
);
