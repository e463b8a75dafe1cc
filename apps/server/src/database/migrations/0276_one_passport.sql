-- A passport is renewed once, however many destinations ask for it: what was ticked or put off for one of them holds for all.
-- The furthest state counts, and the earliest day.
insert into checklist_ticks (user_id, key, state, document_id)
  select distinct on (user_id) user_id, 'visa:ZZ:step:renew-passport', state, document_id from checklist_ticks
  where key ~ '^visa:[A-Z]{2}:step:renew-passport$'
  order by user_id, array_position(array['completed', 'in-progress', 'pending'], state)
  on conflict do nothing;
delete from checklist_ticks where key ~ '^visa:[A-Z]{2}:step:renew-passport$' and key <> 'visa:ZZ:step:renew-passport';

insert into task_marks (user_id, key, state, day)
  select distinct on (user_id) user_id, 'visa:ZZ:step:renew-passport', state, day from task_marks
  where key ~ '^visa:[A-Z]{2}:step:renew-passport$'
  order by user_id, day nulls last
  on conflict do nothing;
delete from task_marks where key ~ '^visa:[A-Z]{2}:step:renew-passport$' and key <> 'visa:ZZ:step:renew-passport';
