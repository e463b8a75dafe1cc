-- To send essays and to send questions are two things to agree to: one table, a row for each that somebody has decided on.
alter table model_switches
  add column purpose text not null default 'essays' check (purpose in ('essays', 'questions')),
  drop constraint model_switches_pkey,
  add primary key (user_id, purpose);
alter table model_switches alter column purpose drop default;
insert into model_switches (user_id, purpose, enabled, updated_at)
  select user_id, 'questions', enabled, updated_at from assistant_model_switches;
drop table assistant_model_switches;
