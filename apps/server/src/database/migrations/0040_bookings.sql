-- Mentors as they present themselves, and what is booked with them.
create extension if not exists btree_gist;

create table mentor_profiles (
  user_id uuid primary key references users (id) on delete cascade,
  -- a whole document that the contract has checked
  profile jsonb not null check (jsonb_typeof(profile) = 'object' and pg_column_size(profile) < 65536),
  published boolean not null,
  -- of the pages the mentor reads: mails to them are written in it
  language text not null check (language ~ '^[a-z]{2}$'),
  revision integer not null default 1,
  updated_at timestamptz not null default now()
);
create index mentor_profiles_published_idx on mentor_profiles (user_id) where published;

create table bookings (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references users (id) on delete cascade,
  -- a mentor who leaves takes no student's notes along
  mentor_id uuid references users (id) on delete set null,
  kind text not null check (kind in ('application-help', 'study-guidance', 'mock-interview', 'free-session')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- the end, and the time that the mentor keeps free behind it
  held_until timestamptz not null,
  -- a session that is over counts as completed unless somebody did not come
  status text not null default 'scheduled' check (status in ('scheduled', 'cancelled', 'no-show')),
  student_name text not null check (char_length(student_name) <= 200),
  student_zone text not null check (char_length(student_zone) <= 64),
  mentor_zone text not null check (char_length(mentor_zone) <= 64),
  language text not null check (language ~ '^[a-z]{2}$'),
  note text not null default '' check (char_length(note) <= 1000),
  interview_type text check (interview_type in ('university', 'visa', 'ielts', 'scholarship', 'general', 'other')),
  by_phone boolean not null default false,
  phone text not null default '' check (char_length(phone) <= 60),
  meeting_link text not null default '' check (char_length(meeting_link) <= 500),
  recording_link text not null default '' check (char_length(recording_link) <= 500),
  student_notes text not null default '' check (char_length(student_notes) <= 10000),
  mentor_notes text not null default '' check (char_length(mentor_notes) <= 10000),
  cancelled_by text check (cancelled_by in ('student', 'mentor')),
  cancel_reason text not null default '' check (char_length(cancel_reason) <= 300),
  was_late boolean not null default false,
  absent text check (absent in ('student', 'mentor')),
  rating integer check (rating between 1 and 5),
  feedback text not null default '' check (char_length(feedback) <= 1000),
  moved_from timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at and ends_at <= starts_at + interval '3 hours'),
  check (held_until between ends_at and ends_at + interval '3 hours'),
  check (student_id <> mentor_id),
  check ((status = 'cancelled') = (cancelled_by is not null)),
  check ((status = 'no-show') = (absent is not null)),
  -- nobody is in two sessions at once, whatever the code above does
  constraint bookings_mentor_free exclude using gist
    (mentor_id with =, tstzrange(starts_at, held_until) with &&) where (status = 'scheduled'),
  constraint bookings_student_free exclude using gist
    (student_id with =, tstzrange(starts_at, ends_at) with &&) where (status = 'scheduled')
);
create index bookings_student_idx on bookings (student_id, ends_at);
create index bookings_mentor_idx on bookings (mentor_id, ends_at);
