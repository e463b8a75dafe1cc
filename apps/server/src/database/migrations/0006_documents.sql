-- The document vault. A file's bytes are never overwritten: a new version is a new row with a new key.

create table documents (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  category text not null
    check (category in ('Transcript', 'IELTS', 'SOP', 'LOR', 'Certificates', 'Portfolio', 'Passport', 'Financial', 'Other')),
  name text not null check (char_length(name) between 5 and 210 and name like '%.pdf'),
  status text not null default 'pending' check (status in ('pending', 'verified', 'rejected')),
  status_reason text not null default '' check (char_length(status_reason) <= 500),
  -- the name stays when the reviewer's account goes
  reviewed_by text not null default '',
  reviewed_at timestamptz,
  -- as the student confirmed it
  expires_on date,
  reminded_at timestamptz,
  -- number of the newest version
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((status = 'pending') = (reviewed_at is null))
);
create unique index documents_name_key on documents (user_id, category, lower(name)) where deleted_at is null;
create index documents_user_idx on documents (user_id, created_at desc);
create index documents_deleted_idx on documents (deleted_at) where deleted_at is not null;
create index documents_expires_idx on documents (expires_on) where expires_on is not null and deleted_at is null;
create index documents_pending_idx on documents (created_at, id) where status = 'pending' and deleted_at is null;

-- Every file in storage has a row here before its first byte is written, and loses it after its last byte is gone.
-- state: 'arriving' (not acknowledged), 'kept' (a version of a paper), 'leaving' (to be removed).
create table document_files (
  key uuid primary key,
  -- null when the account is gone: the sweep removes the bytes
  user_id uuid references users (id) on delete set null,
  document_id uuid references documents (id) on delete set null,
  version integer,
  state text not null default 'arriving' check (state in ('arriving', 'kept', 'leaving')),
  size bigint check (size >= 0),
  sha256 bytea check (octet_length(sha256) = 32),
  -- what the automatic look found; null until it is done
  checks jsonb check (jsonb_typeof(checks) = 'object'),
  check_tries integer not null default 0,
  has_thumbnail boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  check (state <> 'kept' or (size is not null and sha256 is not null and version is not null)),
  unique (document_id, version)
);
create index document_files_user_idx on document_files (user_id);
create index document_files_sweep_idx on document_files (created_at) where state <> 'kept' or document_id is null or user_id is null;
create index document_files_unchecked_idx on document_files (created_at) where state = 'kept' and checks is null;

-- the text of a file, for search; 'simple' because papers come in every language
create table document_texts (
  key uuid primary key references document_files (key) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  text text not null check (char_length(text) <= 200000),
  words tsvector generated always as (to_tsvector('simple', text)) stored
);
create index document_texts_words_idx on document_texts using gin (words);
create index document_texts_user_idx on document_texts (user_id);

-- how many bytes a student's files take; changed in the transaction that keeps or drops a file
create table document_usage (
  user_id uuid primary key references users (id) on delete cascade,
  bytes bigint not null default 0 check (bytes >= 0)
);

-- a link for people without an account; the token itself is not kept
create table document_shares (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  label text not null default '' check (char_length(label) <= 100),
  page_limit integer check (page_limit between 1 and 200),
  ends_on date not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index document_shares_user_idx on document_shares (user_id, created_at desc);

create table document_share_papers (
  share_id uuid not null references document_shares (id) on delete cascade,
  number integer not null check (number between 1 and 50),
  document_id uuid not null references documents (id) on delete cascade,
  primary key (share_id, number),
  unique (share_id, document_id)
);
create index document_share_papers_document_idx on document_share_papers (document_id);

create table document_share_openings (
  id bigint generated always as identity primary key,
  share_id uuid not null references document_shares (id) on delete cascade,
  document_id uuid references documents (id) on delete set null,
  -- kind of device, from the browser's own words; no address is kept
  device text not null default '' check (char_length(device) <= 100),
  at timestamptz not null default now()
);
create index document_share_openings_share_idx on document_share_openings (share_id, at desc);
create index document_share_openings_document_idx on document_share_openings (document_id);
