-- Recordings of mock interviews that a student submits to a mentor: a link, or a file.

-- Every file in storage has a row here before its first byte is written, and loses it after its last byte is gone.
-- state: 'open' (a resumable upload, no bytes in the storage yet), 'arriving' (not acknowledged), 'kept', 'leaving' (to be
-- removed).
create table interview_video_files (
  key uuid primary key,
  -- null when the account is gone: the sweep removes the bytes
  user_id uuid references users (id) on delete set null,
  state text not null check (state in ('open', 'arriving', 'kept', 'leaving')),
  type text not null default '' check (type in ('', 'video/mp4', 'video/webm', 'audio/mp4', 'audio/mpeg', 'audio/aac', 'audio/ogg', 'audio/wav', 'audio/flac')),
  size bigint check (size >= 0),
  sha256 bytea check (octet_length(sha256) = 32),
  created_at timestamptz not null default clock_timestamp(),
  check (state <> 'kept' or (size is not null and sha256 is not null and type <> ''))
);
create index interview_video_files_user_idx on interview_video_files (user_id);
create index interview_video_files_sweep_idx on interview_video_files (created_at) where state <> 'kept' or user_id is null;

create table interview_videos (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  type text not null check (type in ('university', 'visa', 'ielts', 'scholarship', 'general', 'other')),
  link text not null default '' check (link = '' or (link ~* '^https://' and char_length(link) <= 1000)),
  file_key uuid unique references interview_video_files (key),
  notes text not null default '' check (char_length(notes) <= 1000),
  status text not null default 'submitted' check (status in ('submitted', 'in-review', 'reviewed', 'withdrawn')),
  summary text not null default '' check (char_length(summary) <= 2000),
  -- the name stays when the reviewer's account goes
  reviewed_by text not null default '' check (char_length(reviewed_by) <= 200),
  reviewed_at timestamptz,
  submitted_at timestamptz not null default now(),
  -- what is looked at is there once, and what was taken back is gone
  check (case when status = 'withdrawn' then link = '' and file_key is null else (link <> '') <> (file_key is not null) end),
  check (status <> 'reviewed' or reviewed_at is not null)
);
create index interview_videos_user_idx on interview_videos (user_id, submitted_at desc);

create table interview_video_comments (
  id uuid primary key,
  video_id uuid not null references interview_videos (id) on delete cascade,
  mentor_id uuid references users (id) on delete set null,
  author text not null check (char_length(author) <= 200),
  -- place in the recording; null: about the whole
  at_seconds integer check (at_seconds between 0 and 36000),
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null default clock_timestamp()
);
create index interview_video_comments_video_idx on interview_video_comments (video_id, created_at);
create index interview_video_comments_mentor_idx on interview_video_comments (mentor_id);

-- Taking a submission back ends what was shared of it.
create trigger interview_videos_end_shares after delete on interview_videos for each row
  execute function end_shares_of_thing();
create trigger interview_videos_withdraw_end_shares after update of status on interview_videos for each row
  when (new.status = 'withdrawn' and old.status <> 'withdrawn') execute function end_shares_of_thing();
