-- Somebody can have a page open at one process and another one at a second: who closes the one is still here.
alter table presence
  drop constraint presence_pkey,
  add column process uuid not null default gen_random_uuid(),
  add primary key (user_id, process);
