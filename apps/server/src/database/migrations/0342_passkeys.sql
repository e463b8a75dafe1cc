-- Keys that people's devices keep for this site. Only the public half is here: it opens nothing.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  credential_id text not null unique check (char_length(credential_id) between 1 and 1400),
  public_key bytea not null check (octet_length(public_key) between 1 and 4000),
  -- how often the device says it was used; one that goes back is a copy
  counter bigint not null default 0 check (counter >= 0),
  created_at timestamptz not null default now()
);
create index passkeys_user_idx on passkeys (user_id, created_at desc);
