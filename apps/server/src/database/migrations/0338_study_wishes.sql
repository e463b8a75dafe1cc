-- What a student wishes for (UniPair's filters), for all devices. The catalogue's codes are checked by the server.
create table study_wishes (
  user_id uuid primary key references users (id) on delete cascade,
  level text not null default '' check (level in ('', 'UG', 'PG', 'PhD')),
  field text not null default '' check (field ~ '^[a-z]{0,40}$'),
  country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  -- null: UniPair was not asked yet; '': any
  language text check (language ~ '^([a-z]{2})?$'),
  budget double precision check (budget between 0 and 250000),
  gpa double precision check (gpa between 2 and 4),
  revision integer not null default 1,
  updated_at timestamptz not null default now()
);
