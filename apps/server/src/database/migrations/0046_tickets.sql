-- What people write to those who run the installation. Somebody who is not signed in has no account to belong to.
create table tickets (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (char_length(email) between 3 and 254),
  subject text not null check (char_length(subject) between 1 and 160),
  message text not null check (char_length(message) between 1 and 5000),
  -- of the mails about it
  language text not null check (language in ('en', 'bn', 'ar')),
  replies jsonb not null default '[]' check (jsonb_typeof(replies) = 'array' and jsonb_array_length(replies) <= 50),
  created_at timestamptz not null default now()
);
create index tickets_own_idx on tickets (user_id, created_at desc);
create index tickets_open_idx on tickets (created_at) where replies = '[]';
create index tickets_all_idx on tickets (created_at desc);
