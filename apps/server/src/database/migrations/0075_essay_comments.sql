-- What mentors say about words of an essay, and what its writer answers and decides.

-- 'commented': the text that a mentor's comment was made for
alter table essay_versions drop constraint essay_versions_kind_check;
alter table essay_versions add constraint essay_versions_kind_check
  check (kind in ('saved', 'named', 'evaluated', 'commented', 'conflict'));

create table essay_comments (
  id uuid primary key,
  essay_id uuid not null references essays (id) on delete cascade,
  -- whose essay it is
  user_id uuid not null references users (id) on delete cascade,
  -- a mentor who leaves takes no student's comments along
  mentor_id uuid references users (id) on delete set null,
  version_id uuid not null references essay_versions (id) on delete cascade,
  -- of the words in that version's text, in UTF-16 units
  start_at integer not null check (start_at >= 0),
  end_at integer not null,
  quote text not null check (char_length(quote) between 1 and 2000),
  before_quote text not null check (char_length(before_quote) <= 60),
  after_quote text not null check (char_length(after_quote) <= 60),
  text text not null check (char_length(text) <= 2000),
  -- null: a comment alone; '': the words are to go
  replacement text check (char_length(replacement) <= 4000),
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected', 'resolved')),
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  deleted_at timestamptz,
  check (end_at > start_at),
  check (mentor_id <> user_id),
  check (text <> '' or replacement is not null),
  check (replacement is not null or state in ('open', 'resolved')),
  check ((state = 'open') = (decided_at is null))
);
create index essay_comments_essay_idx on essay_comments (essay_id, created_at);
create index essay_comments_user_idx on essay_comments (user_id);
create index essay_comments_mentor_idx on essay_comments (mentor_id);
create index essay_comments_version_idx on essay_comments (version_id);
create index essay_comments_deleted_idx on essay_comments (deleted_at) where deleted_at is not null;

create table essay_comment_replies (
  id uuid primary key,
  comment_id uuid not null references essay_comments (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- which of the two wrote it; the mentor is the comment's
  written_by text not null check (written_by in ('mentor', 'student')),
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null default clock_timestamp()
);
create index essay_comment_replies_comment_idx on essay_comment_replies (comment_id, created_at);
create index essay_comment_replies_user_idx on essay_comment_replies (user_id);
