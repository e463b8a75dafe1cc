-- Plans for tests, and what of their work is done. A plan is a whole document that the contract has checked.
create table test_plans (
  user_id uuid not null references users (id) on delete cascade,
  test text not null check (test ~ '^[a-z]{2,20}$'),
  plan jsonb not null check (jsonb_typeof(plan) = 'object' and pg_column_size(plan) < 65536),
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, test)
);
create table test_prep_ticks (
  user_id uuid not null references users (id) on delete cascade,
  key text not null check (key ~ '^[a-z]{2,20}:[a-z0-9-]{1,40}$'),
  -- null: it is open again
  done_on date,
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, key)
);
