create table activities (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  role text not null default '' check (char_length(role) <= 200),
  -- the first day of a month; no end while the activity goes on
  start_month date not null check (extract(day from start_month) = 1),
  end_month date check (extract(day from end_month) = 1 and end_month >= start_month),
  weekly_hours smallint not null check (weekly_hours between 0 and 168),
  description text not null default '' check (char_length(description) <= 2000),
  impact text not null default '' check (char_length(impact) <= 2000),
  -- where it stands in the student's list; given out and changed under the student's lock
  position integer not null,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index activities_list_idx on activities (user_id, position);
create index activities_deleted_idx on activities (deleted_at) where deleted_at is not null;
