-- Conversations of students and mentors. Each belongs to the student; one of a pair.
create table chats (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references users (id) on delete cascade,
  -- a mentor who leaves takes their own words along, and no student's
  mentor_id uuid references users (id) on delete set null,
  -- of the last message; messages count up from 1 in each conversation
  last_seq integer not null default 0,
  last_at timestamptz not null default now(),
  student_delivered integer not null default 0,
  student_read integer not null default 0,
  mentor_delivered integer not null default 0,
  mentor_read integer not null default 0,
  -- contact details are shown once both have agreed
  student_agreed boolean not null default false,
  mentor_agreed boolean not null default false,
  student_blocked boolean not null default false,
  mentor_blocked boolean not null default false,
  -- by an administrator, for good
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  check (student_id <> mentor_id),
  check (student_read <= student_delivered and student_delivered <= last_seq),
  check (mentor_read <= mentor_delivered and mentor_delivered <= last_seq),
  unique (student_id, mentor_id)
);
create index chats_student_idx on chats (student_id, last_at desc);
create index chats_mentor_idx on chats (mentor_id, last_at desc);

create table chat_messages (
  -- given by the device that wrote it: sent twice, it is one
  id uuid primary key,
  chat_id uuid not null references chats (id) on delete cascade,
  sender_id uuid not null references users (id) on delete cascade,
  seq integer not null check (seq > 0),
  -- as written; what of it is shown is decided when it is read
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null default now(),
  unique (chat_id, seq)
);
create index chat_messages_sender_idx on chat_messages (sender_id);

create table chat_reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null references users (id) on delete cascade,
  student_id uuid not null references users (id) on delete cascade,
  -- a mentor who leaves does not take the report along
  mentor_id uuid references users (id) on delete set null,
  chat_id uuid references chats (id) on delete set null,
  reason text not null check (reason in ('unkind', 'contact', 'money', 'unsafe', 'other')),
  words text not null check (char_length(words) <= 1000),
  -- the last messages as they stood then, for the administrators alone
  evidence jsonb not null check (jsonb_typeof(evidence) = 'array' and jsonb_array_length(evidence) <= 30),
  state text not null default 'open' check (state in ('open', 'kept', 'ended')),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'open') = (decided_at is null))
);
create unique index chat_reports_open_key on chat_reports (reporter_id, chat_id) where state = 'open';
create index chat_reports_open_idx on chat_reports (created_at) where state = 'open';
create index chat_reports_student_idx on chat_reports (student_id);
create index chat_reports_mentor_idx on chat_reports (mentor_id);
create index chat_reports_chat_idx on chat_reports (chat_id);

-- Who has a page open that listens. Written again and again while it is; a process that dies leaves a time that passes.
create table presence (
  user_id uuid primary key references users (id) on delete cascade,
  seen_at timestamptz not null,
  here_until timestamptz not null
);
