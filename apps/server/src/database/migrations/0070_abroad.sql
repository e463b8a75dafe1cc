-- What a student keeps of money, visas and arriving. Plans are whole documents that the contract has checked; what they
-- hold is read by their owner alone.
create table checklist_ticks (
  user_id uuid not null references users (id) on delete cascade,
  key text not null check (key ~ '^[a-zA-Z:-]+[a-zA-Z0-9:-]*$' and char_length(key) <= 80),
  state text not null check (state in ('open', 'done', 'not-needed', 'completed', 'in-progress', 'pending', 'yes', 'no')),
  -- a paper of the owner's vault; one that is not there any more counts as none
  document_id uuid,
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, key)
);
create table visa_plans (
  user_id uuid not null references users (id) on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  plan jsonb not null check (jsonb_typeof(plan) = 'object' and pg_column_size(plan) < 65536),
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, country)
);
create table settlement_plans (
  user_id uuid primary key references users (id) on delete cascade,
  plan jsonb not null check (jsonb_typeof(plan) = 'object' and pg_column_size(plan) < 65536),
  revision integer not null default 1,
  updated_at timestamptz not null default now()
);
create table finance_profiles (
  user_id uuid primary key references users (id) on delete cascade,
  profile jsonb not null check (jsonb_typeof(profile) = 'object' and pg_column_size(profile) < 65536),
  revision integer not null default 1,
  updated_at timestamptz not null default now()
);
create table cost_plans (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  plan jsonb not null check (jsonb_typeof(plan) = 'object' and pg_column_size(plan) < 65536),
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
-- Tables of exchange rates and attempts to load one: the last good one is in use, whatever came after it.
create table rate_loads (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  source text not null check (char_length(source) between 1 and 200),
  -- why it was not taken; null when it was
  problem text check (char_length(problem) <= 300),
  base text check (base ~ '^[A-Z]{3}$'),
  day date,
  rates jsonb check (jsonb_typeof(rates) = 'object'),
  check ((problem is null) = (base is not null and day is not null and rates is not null))
);
create index rate_loads_good_idx on rate_loads (day desc, id desc) where problem is null;
