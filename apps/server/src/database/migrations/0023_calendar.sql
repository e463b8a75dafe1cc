-- The address from which a calendar reads a student's days; the secret in it is not kept.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- of the titles
  language text not null check (char_length(language) <= 20),
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);
