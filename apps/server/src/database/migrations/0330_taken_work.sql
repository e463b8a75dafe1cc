-- Who looks after what waits, and until when: reports of people had it in their own row, and papers, facts and messages
-- need the same.
create table taken_work (
  kind text not null check (kind in ('report', 'paper', 'fact', 'ticket')),
  item_id uuid not null,
  taken_by uuid not null references users (id) on delete cascade,
  taken_until timestamptz not null,
  primary key (kind, item_id)
);
create index taken_work_taken_by_idx on taken_work (taken_by);

insert into taken_work (kind, item_id, taken_by, taken_until)
select 'report', id, taken_by, taken_until from chat_reports
where state = 'open' and taken_by is not null and taken_until > now();

alter table chat_reports drop column taken_by, drop column taken_until;
