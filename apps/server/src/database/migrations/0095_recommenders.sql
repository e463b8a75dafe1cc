-- Who writes letters of recommendation, what they are asked for by a link, and the letters that came.
create table recommenders (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  email text not null default '' check (char_length(email) <= 254),
  relation text not null default '' check (char_length(relation) <= 160),
  language text not null default 'en' check (language in ('en', 'bn', 'ar')),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index recommenders_user_idx on recommenders (user_id, created_at);
create index recommenders_deleted_idx on recommenders (deleted_at) where deleted_at is not null;

create table letter_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  recommender_id uuid not null references recommenders (id) on delete cascade,
  -- the student gave up the right to read the letter
  waived boolean not null,
  note text not null default '' check (char_length(note) <= 1000),
  due_on date,
  ends_on date not null,
  created_at timestamptz not null default now(),
  opened_at timestamptz,
  mailed_at timestamptz,
  reminders integer not null default 0 check (reminders >= 0),
  reminded_at timestamptz,
  declined_at timestamptz,
  declined_word text not null default '' check (char_length(declined_word) <= 500),
  received_at timestamptz,
  revoked_at timestamptz,
  check (received_at is null or (declined_at is null and revoked_at is null)),
  check (declined_at is not null or declined_word = '')
);
create index letter_requests_user_idx on letter_requests (user_id, created_at desc);
create index letter_requests_recommender_idx on letter_requests (recommender_id);

-- the recommender writes relying on it, so nothing takes it back
create function keep_waiver() returns trigger language plpgsql as $$
begin
  raise exception 'a waiver stays as it was given';
end $$;
create trigger letter_requests_waiver before update of waived on letter_requests
  for each row when (new.waived is distinct from old.waived) execute function keep_waiver();

create table letter_request_applications (
  request_id uuid not null references letter_requests (id) on delete cascade,
  application_id uuid not null references saved_universities (id) on delete cascade,
  primary key (request_id, application_id)
);
create index letter_request_applications_application_idx on letter_request_applications (application_id);

-- a request has a link for each time it was sent or handed over; the tokens themselves are not kept
create table letter_links (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references letter_requests (id) on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now()
);
create index letter_links_request_idx on letter_links (request_id, created_at desc);

-- every file has a row before its first byte is written and loses it after its last byte is gone, as in document_files
create table letter_files (
  key uuid primary key,
  user_id uuid references users (id) on delete set null,
  request_id uuid references letter_requests (id) on delete set null,
  state text not null default 'arriving' check (state in ('arriving', 'kept', 'leaving')),
  size bigint check (size >= 0),
  sha256 bytea check (octet_length(sha256) = 32),
  created_at timestamptz not null default clock_timestamp(),
  check (state <> 'kept' or (size is not null and sha256 is not null))
);
create unique index letter_files_once_idx on letter_files (request_id) where state = 'kept';
create index letter_files_user_idx on letter_files (user_id);
create index letter_files_sweep_idx on letter_files (created_at) where state <> 'kept' or request_id is null or user_id is null;
