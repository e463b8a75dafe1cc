-- Links with which somebody at home follows a student without an account. Of a link's token only a digest is kept.
create table guardian_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- who it is for, in the student's words; the page does not show it
  label text not null default '' check (char_length(label) <= 100),
  ends_on date not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz,
  created_at timestamptz not null default now()
);
create index guardian_links_user_idx on guardian_links (user_id, created_at desc);
