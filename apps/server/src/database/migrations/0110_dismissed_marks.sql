-- Marks of an essay that its writer ignores: on every device of theirs, not on one.
alter table essays add constraint essays_id_user unique (id, user_id);

create table dismissed_marks (
  user_id uuid not null references users (id) on delete cascade,
  essay_id uuid not null,
  -- short hashes of what was marked, the latest last
  marks text[] not null check (cardinality(marks) <= 300),
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, essay_id),
  foreign key (essay_id, user_id) references essays (id, user_id) on delete cascade
);
create index dismissed_marks_essay on dismissed_marks (essay_id);
