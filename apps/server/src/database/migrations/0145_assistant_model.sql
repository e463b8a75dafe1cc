-- The student's own switch for the language model in the assistant: to send essays is another thing to agree to.
create table assistant_model_switches (
  user_id uuid primary key references users (id) on delete cascade,
  enabled boolean not null,
  updated_at timestamptz not null default now()
);
