create table personal_infos (
  user_id uuid primary key references users (id) on delete cascade,
  first_name text not null default '',
  last_name text not null default '',
  one_name boolean not null default false,
  family_name_first boolean not null default false,
  preferred_name text not null default '',
  name_in_own_script text not null default '',
  passport_name text not null default '',
  date_of_birth date,
  phone text not null default '',
  address text not null default '',
  city text not null default '',
  postal_code text not null default '',
  country text not null default '' check (country = '' or country ~ '^[A-Z]{2}$'),
  citizenship text not null default '' check (citizenship = '' or citizenship ~ '^[A-Z]{2}$'),
  receive_resources boolean not null default false,
  updated_at timestamptz not null default now()
);

-- Every photo's file: noted before it is written, forgotten after it is removed. A row outlives its user, so that no
-- file is left behind whatever dies in between; profile.jobs.ts removes what no profile shows.
create table photo_files (
  key uuid primary key,
  user_id uuid references users (id) on delete set null,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
  created_at timestamptz not null default now()
);
create index photo_files_user_idx on photo_files (user_id);
create index photo_files_created_idx on photo_files (created_at);

create table profiles (
  user_id uuid primary key references users (id) on delete cascade,
  emergency_name text not null default '',
  emergency_phone text not null default '',
  emergency_relation text not null default '',
  photo_key uuid unique references photo_files (key),
  email_updates boolean not null default true,
  session_reminders boolean not null default true,
  application_deadlines boolean not null default true,
  mentor_messages boolean not null default true,
  updated_at timestamptz not null default now()
);
