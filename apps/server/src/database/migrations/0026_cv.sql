create table cvs (
  user_id uuid primary key references users (id) on delete cascade,
  -- [{part, shown}], each part once in the order of the paper
  sections jsonb not null check (jsonb_typeof(sections) = 'array'),
  summary text not null default '' check (char_length(summary) <= 600),
  -- [{name, level}]
  languages jsonb not null check (jsonb_typeof(languages) = 'array'),
  -- [{title, date, from, note}]
  awards jsonb not null check (jsonb_typeof(awards) = 'array'),
  revision integer not null default 1,
  updated_at timestamptz not null default now()
);
