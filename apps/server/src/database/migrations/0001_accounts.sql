-- People and how they get in. Column names are ours; better-auth is told of them in features/accounts.
create table users (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  role text not null default 'student' check (role in ('student', 'mentor', 'admin')),
  -- a guest is a student whose workspace goes away after a day unless it is turned into an account
  guest boolean not null default false,
  phone text,
  marketing_emails boolean not null default false,
  terms_version text,
  terms_accepted_at timestamptz,
  two_factor_enabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email_key on users (email);
create index users_guest_created_idx on users (created_at) where guest;

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_idx on sessions (user_id);
create index sessions_expires_idx on sessions (expires_at);

-- ways to sign in: a password ('credential') or a social provider
create table sign_in_methods (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index sign_in_methods_user_idx on sign_in_methods (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier_idx on verifications (identifier);
create index verifications_expires_idx on verifications (expires_at);

create table two_factors (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- a code counts once: its digest goes in here before the session it opened is handed over
create table used_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_digest bytea not null,
  used_at timestamptz not null default now(),
  primary key (user_id, code_digest)
);

-- one-time links we make ourselves; only a digest is kept
create table one_time_tokens (
  digest bytea primary key,
  purpose text not null check (purpose in ('first_admin', 'invitation', 'email_change')),
  user_id uuid references users (id) on delete cascade,
  email text,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check (purpose <> 'invitation' or email is not null),
  check (purpose <> 'email_change' or (email is not null and user_id is not null))
);
create index one_time_tokens_purpose_idx on one_time_tokens (purpose, created_at desc);
create index one_time_tokens_user_idx on one_time_tokens (user_id);
create index one_time_tokens_created_by_idx on one_time_tokens (created_by);

-- counts of tries in a window, so that several app processes throttle as one
create table throttles (
  key text primary key,
  tries integer not null,
  window_ends_at timestamptz not null
);
create index throttles_window_idx on throttles (window_ends_at);

-- what a student lets a mentor see, and until when; read by the one place that decides access
create table shares (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references users (id) on delete cascade,
  mentor_id uuid not null references users (id) on delete cascade,
  scope text not null check (scope in ('essays', 'documents', 'record')),
  until timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  check (student_id <> mentor_id)
);
create unique index shares_live_key on shares (mentor_id, scope, student_id) where revoked_at is null;
create index shares_student_idx on shares (student_id);

-- values that belong to the installation, such as the key that signs session cookies
create table installation (
  key text primary key,
  value text not null
);
