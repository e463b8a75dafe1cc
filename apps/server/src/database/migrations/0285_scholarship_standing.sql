-- What is shipped comes again at the next start, with conditions of a new form: country groups by their id, questions, steps.
delete from scholarships where origin = 'shipped';
alter table scholarships
  add column status text not null default 'offered' check (status in ('offered', 'paused', 'ended')),
  add column prominence smallint not null default 0 check (prominence between 0 and 2);
