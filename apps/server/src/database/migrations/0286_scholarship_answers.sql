-- What a student answered so that scholarships can tell whether they may apply: asked once, under the key of the question.
create table scholarship_answers (
  user_id uuid not null references users (id) on delete cascade,
  question text not null check (char_length(question) between 2 and 100 and question ~ '^[a-z0-9][a-z0-9.-]*$'),
  answer text not null check (answer in ('yes', 'no', 'open')),
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, question)
);
