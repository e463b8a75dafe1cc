-- Resumable uploads under way: what they said they bring counts for the quota until they arrive or are given up.
-- Their bytes lie in a folder of the machine that takes them.

create table document_uploads (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  bytes bigint not null check (bytes >= 0),
  created_at timestamptz not null default now()
);
create index document_uploads_user_idx on document_uploads (user_id);
