-- What the progress tracker shows of a checklist or a test plan is ticked there and here alike: one tick, kept where the
-- thing is. What was ticked in the tracker alone goes there; marks keep only the day that was chosen.
insert into checklist_ticks (user_id, key, state)
  select user_id, key, case when key like 'visa:%' then 'completed' else 'done' end
  from task_marks
  where state = 'done' and key ~ '^(visa:[A-Z]{2}:step|settlement):[a-z0-9-]{1,60}$' and char_length(key) <= 80
  on conflict (user_id, key) do update
    set state = excluded.state, revision = checklist_ticks.revision + 1, updated_at = now()
    where checklist_ticks.state not in ('completed', 'done');

insert into test_prep_ticks (user_id, key, done_on)
  select user_id, regexp_replace(key, '^prep:([a-z]+):item:', '\1:'), updated_at::date
  from task_marks
  where state = 'done' and key ~ '^prep:(ielts|toefl|duolingo|pte|sat|act|gre|gmat):item:[a-z0-9-]{1,40}$'
  on conflict (user_id, key) do update
    set done_on = excluded.done_on, revision = test_prep_ticks.revision + 1, updated_at = now()
    where test_prep_ticks.done_on is null;

update settlement_plans
  set
    plan = jsonb_set(plan, '{own_items}', (
      select jsonb_agg(
        case
          when exists (
            select from task_marks
            where task_marks.user_id = settlement_plans.user_id and state = 'done'
              and task_marks.key = 'settlement:own:' || (item ->> 'id')
          ) then item || '{"done": true}'
          else item
        end
        order by place
      )
      from jsonb_array_elements(plan -> 'own_items') with ordinality as items (item, place)
    )),
    revision = revision + 1,
    updated_at = now()
  where exists (
    select from task_marks, jsonb_array_elements(settlement_plans.plan -> 'own_items') as item
    where task_marks.user_id = settlement_plans.user_id and state = 'done'
      and task_marks.key = 'settlement:own:' || (item ->> 'id')
  );

update task_marks
  set state = 'open', revision = revision + 1, updated_at = now()
  where state = 'done' and key ~ '^(visa:[A-Z]{2}:step|settlement|settlement:own|prep:[a-z]+:item):[^:]+$';
