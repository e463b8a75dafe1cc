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
  revision integer not null default 1,
  updated_at timestamptz not null default now()
);

create table profiles (
  user_id uuid primary key references users (id) on delete cascade,
  emergency_name text not null default '',
  emergency_phone text not null default '',
  emergency_relation text not null default '',
  photo_key text,
  photo_type text check (photo_type in ('image/jpeg', 'image/png', 'image/webp')),
  email_updates boolean not null default true,
  session_reminders boolean not null default true,
  application_deadlines boolean not null default true,
  mentor_messages boolean not null default true,
  updated_at timestamptz not null default now(),
  check ((photo_key is null) = (photo_type is null))
);
