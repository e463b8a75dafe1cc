-- What students say is wrong with a fact of the catalogue, until an administrator has looked at it.
create table fact_reports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- a fact that is dropped takes its reports along: nothing is left to mend
  fact_id uuid not null references facts (id) on delete cascade,
  -- as it stood when it was reported
  fact_revision integer not null,
  words text not null check (btrim(words) <> '' and char_length(words) <= 1000),
  state text not null default 'open' check (state in ('open', 'mended', 'kept')),
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
create unique index fact_reports_once_idx on fact_reports (user_id, fact_id) where state = 'open';
create index fact_reports_user_idx on fact_reports (user_id);
create index fact_reports_fact_idx on fact_reports (fact_id);
create index fact_reports_open_idx on fact_reports (created_at, id) where state = 'open';
