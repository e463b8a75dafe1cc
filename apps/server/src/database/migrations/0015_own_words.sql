-- Words that a student has said are right; their essays are not marked for them.
create table own_words (
  user_id uuid not null references users (id) on delete cascade,
  word text not null check (char_length(word) between 1 and 60),
  -- false: taken back
  kept boolean not null,
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, word)
);
