-- What programs of people's own call the API with. Only a digest is here: a copy of it opens nothing.
create table access_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  digest bytea not null unique check (octet_length(digest) = 32),
  areas text[] not null check (
    cardinality(areas) > 0
    and areas <@ array['record', 'essays', 'documents', 'universities', 'applications', 'calendar']),
  may_write boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '366 days'),
  last_used_at timestamptz
);
create index access_tokens_user_idx on access_tokens (user_id, created_at desc);
